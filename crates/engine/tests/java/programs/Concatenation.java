// holds
import org.sosy_lab.sv_benchmarks.Verifier;

public class Concatenation {
    static final class Nameless {
        @Override
        public String toString() {
            return null;
        }
    }

    public static void main(String[] args) {
        byte b = -1;
        short s = 300;
        char c = 'c';
        long l = 1L << 40;
        Object nothing = null;
        String text = "<" + b + s + c + l + 1.5f + 0.1 + true + nothing + new Nameless() + new char[0].length + ">";
        assert text.equals("<-1300c10995116277761.50.1truenullnull0>");

        int digit = Verifier.nondetInt();
        Verifier.assume(0 <= digit && digit <= 9);
        String known = "x" + digit;
        assert known.length() == 2 && known.charAt(1) - '0' == digit;
    }
}
