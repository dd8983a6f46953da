// violated 13
import org.sosy_lab.sv_benchmarks.Verifier;

public class CountedChars {
    public static void main(String[] args) {
        String text = Verifier.nondetString();
        int n = 0;
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) == 'x') {
                n++;
            }
        }
        assert n != 77;
    }
}
