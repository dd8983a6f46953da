import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        String name = Verifier.nondetBoolean() ? null : "nil";
        String text = "<" + name + ">";
        assert text.equals(name == null ? "<null>" : "<nil>");
    }
}
