import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        String text = Verifier.nondetString();
        Verifier.assume(text.length() == 3);
        Verifier.assume(text.charAt(0) >= '0' && text.charAt(0) <= '9');
        Verifier.assume(text.charAt(1) >= '0' && text.charAt(1) <= '9');
        Verifier.assume(text.charAt(2) >= '0' && text.charAt(2) <= '9');
        assert Integer.parseInt(text) != 742;
    }
}
