import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        char c = Verifier.nondetChar();
        int at = Verifier.nondetInt();
        Verifier.assume(at >= 0 && at <= 3);
        StringBuilder text = new StringBuilder("xyz");
        text.insert(at, c);
        assert text.charAt(at) == c;
        assert text.length() == 4;
        text.deleteCharAt(at);
        assert text.toString().equals("xyz");
    }
}
