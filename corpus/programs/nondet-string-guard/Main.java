import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static boolean accepted(String input) {
        return input.length() >= 3 && input.charAt(0) == 'k';
    }

    public static void main(String[] args) {
        String input = Verifier.nondetString();
        boolean ok = accepted(input);
        if (ok) {
            char first = input.charAt(0);
            int length = input.length();
            assert first == 'k';
            assert length > 2;
        } else {
            assert !input.equals("key");
        }
    }
}
