// holds
import org.sosy_lab.sv_benchmarks.Verifier;

public class ContainedText {
    public static void main(String[] args) {
        String text = Verifier.nondetString();
        Verifier.assume(text.length() <= 3);
        boolean isThere = text.contains("a\u20ac");
        boolean isFirst = text.length() >= 2 && text.charAt(0) == 'a' && text.charAt(1) == '\u20ac';
        boolean isSecond = text.length() == 3 && text.charAt(1) == 'a' && text.charAt(2) == '\u20ac';
        assert isThere == (isFirst || isSecond);
        assert text.contains("") && !text.contains("four");
        assert text.contains("x") == text.indexOf('x') >= 0;
    }
}
