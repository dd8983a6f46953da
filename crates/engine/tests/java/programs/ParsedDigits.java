// holds
import org.sosy_lab.sv_benchmarks.Verifier;

public class ParsedDigits {
    static char digit() {
        char digit = Verifier.nondetChar();
        Verifier.assume(digit >= '0' && digit <= '9');
        return digit;
    }

    public static void main(String[] args) {
        char a = digit();
        char b = digit();
        char c = digit();
        int value = Integer.parseInt("" + a + b + c);
        assert value == (a - '0') * 100 + (b - '0') * 10 + (c - '0');
    }
}
