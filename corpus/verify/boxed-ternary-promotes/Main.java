import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        boolean flag = Verifier.nondetBoolean();
        Object value = flag ? 1 : 2.0;
        assert value instanceof Double;
        assert value.equals(flag ? 1.0 : 2.0);
    }
}
