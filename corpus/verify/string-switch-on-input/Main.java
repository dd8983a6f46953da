import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static int command(String word) {
        switch (word) {
            case "on":
                return 1;
            case "off":
                return 0;
            case "flip":
                return 2;
            default:
                return -1;
        }
    }

    public static void main(String[] args) {
        String word = Verifier.nondetString();
        Verifier.assume(word.length() <= 4);
        assert command(word) != 2;
    }
}
