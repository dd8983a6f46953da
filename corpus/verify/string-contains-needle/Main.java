import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        String text = Verifier.nondetString();
        Verifier.assume(text.length() == 5);
        assert !(text.contains("bug") && text.endsWith("!") && text.charAt(0) == '#');
    }
}
