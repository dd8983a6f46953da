// holds
import org.sosy_lab.sv_benchmarks.Verifier;

/** Values of narrow types stay what they are when they are returned and stored. */
public class NarrowTypes {
    static boolean flag;
    byte small;
    char letter;
    short number;

    static boolean both(boolean a, boolean b) {
        return a && !b || a ^ b;
    }

    static byte pick(int which, byte a, byte b) {
        return switch (which) {
            case 0 -> a;
            case 1 -> b;
            default -> (byte) (a + b);
        };
    }

    public static void main(String[] args) {
        boolean a = Verifier.nondetBoolean(), b = Verifier.nondetBoolean();
        byte x = Verifier.nondetByte(), y = Verifier.nondetByte();
        char c = Verifier.nondetChar();
        NarrowTypes types = new NarrowTypes();
        flag = both(a, b);
        flag |= a;
        assert flag == (a | b);
        types.small = pick(Verifier.nondetInt(), x, y);
        types.small += x;
        assert types.small >= -128 && types.small <= 127;
        types.letter = c;
        types.letter++;
        assert types.letter == (c + 1) % 65536;
        types.number = (short) (c & 1);
        types.number *= x;
        assert types.number == 0 || types.number == x;
    }
}
