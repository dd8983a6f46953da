import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static int kind(String word) {
        return switch (word) {
            case "Aa" -> 1;
            case "BB" -> 2;
            default -> 0;
        };
    }

    public static void main(String[] args) {
        String word = Verifier.nondetString();
        Verifier.assume(word.length() == 2);
        int kind = kind(word);
        assert kind == 0 || word.hashCode() == 2112;
        assert kind != 2 || word.charAt(0) == 'B';
    }
}
