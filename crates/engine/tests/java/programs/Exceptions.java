// violated 59
import org.sosy_lab.sv_benchmarks.Verifier;

public class Exceptions {
    static class Failure extends RuntimeException {
        final int code;

        Failure(int code) {
            this.code = code;
        }
    }

    static class Box {
        int width;
    }

    static int divide(int x) {
        if (x == 7) {
            throw new Failure(x);
        }
        return 100 / (x - 3);
    }

    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        int caught = 0;
        try {
            divide(x);
        } catch (ArithmeticException e) {
            caught = 3;
        } catch (Failure e) {
            caught = e.code;
        }
        assert caught == 0 || caught == x;

        int[] array = {1, 2, 3, 4};
        try {
            assert array[x] == x + 1;
        } catch (ArrayIndexOutOfBoundsException e) {
            assert x < 0 || x > 3;
        }

        Object object = x > 10 ? "text" : Integer.valueOf(5);
        try {
            String text = (String) object;
            assert x > 10 && text.length() == 4;
        } catch (ClassCastException e) {
            assert x <= 10;
        }

        Box box = x == 1 ? null : new Box();
        try {
            box.width = 5;
            assert box.width == 5;
        } catch (NullPointerException e) {
            assert x == 1;
        }

        assert x != 123456;
    }
}
