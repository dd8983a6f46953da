import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        String text = Verifier.nondetString();
        Verifier.assume(text.length() == 3);
        for (int i = 0; i < 3; i++) {
            Verifier.assume(text.charAt(i) >= '0' && text.charAt(i) <= '9');
        }
        int value = Integer.parseInt(text);
        assert value >= 0 && value <= 999;
        assert value % 10 == text.charAt(2) - '0';
        assert value / 100 == text.charAt(0) - '0';
    }
}
