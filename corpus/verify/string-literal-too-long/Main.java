import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        String word = Verifier.nondetString();
        Verifier.assume(word.length() <= 10);
        assert !word.equals("elevenchars");
        if (word.equals("tencharsok")) {
            assert word.length() == 10 && word.charAt(9) == 'k';
        }
    }
}
