import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        String text = Verifier.nondetString();
        Verifier.assume(text.length() <= 4);
        String replaced = text.replace('a', 'b');
        assert replaced.length() == text.length();
        assert replaced.indexOf('a') < 0;
    }
}
