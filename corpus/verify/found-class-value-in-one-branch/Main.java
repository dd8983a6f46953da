import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static int computed;

    static final ClassValue<Integer> NUMBER = new ClassValue<>() {
        @Override
        protected Integer computeValue(Class<?> type) {
            return ++computed;
        }
    };

    public static void main(String[] args) {
        boolean first = Verifier.nondetBoolean();
        if (first) {
            NUMBER.get(String.class);
        }
        NUMBER.get(Main.class);
        assert first || NUMBER.get(String.class) == 1;
    }
}
