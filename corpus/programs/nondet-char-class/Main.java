import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static int hexValue(char c) {
        if (c >= '0' && c <= '9') {
            return c - '0';
        }
        char lower = (char) (c | 0x20);
        if (lower >= 'a' && lower <= 'f') {
            return lower - 'a' + 10;
        }
        return -1;
    }

    public static void main(String[] args) {
        char c = Verifier.nondetChar();
        int value = hexValue(c);
        assert value >= -1 && value <= 15;
        if (c == 'C' || c == 'c') {
            assert value == 12;
        }
        if (c > 'f') {
            assert value == -1;
        }
    }
}
