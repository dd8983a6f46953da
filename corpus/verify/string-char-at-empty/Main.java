import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        String text = Verifier.nondetString();
        Verifier.assume(text.length() <= 3);
        boolean isCapital = text.charAt(0) >= 'A' && text.charAt(0) <= 'Z';
        assert !isCapital || text.length() > 0;
    }
}
