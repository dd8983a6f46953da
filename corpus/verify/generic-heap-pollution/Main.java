import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    @SuppressWarnings("unchecked")
    static <T> T convert(Object o) {
        return (T) o;
    }

    public static void main(String[] args) {
        Object o = Verifier.nondetBoolean() ? "text" : (Object) 42;
        String text = convert(o);
        assert text.length() == 4;
    }
}
