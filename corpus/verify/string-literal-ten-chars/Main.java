import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        String password = Verifier.nondetString();
        Verifier.assume(password.length() <= 10);
        assert !password.equals("open4me!");
    }
}
