import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        String a = Verifier.nondetString();
        Verifier.assume(a.length() >= 1 && a.length() <= 4);
        // A prefix is smaller, but not by one.
        assert a.compareTo("a") == 0 || !a.startsWith("a") || a.compareTo("a") == 1;
    }
}
