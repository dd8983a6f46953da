import java.util.function.IntUnaryOperator;

public class Main {
    static int total = 7;
    final int width;

    static {
        total = 8;
    }

    Main(int width) {
        this.width = width;
    }

    static int classify(int n) {
        int kind = 0;
        if (n > 2)
            kind = 1;
        else
            kind = 2;
        switch (n) {
            case 1:
                kind += 10;
                kind += 20;
            case 2:
                kind += 40;
                break;
            default:
                kind += 80;
        }
        switch (n) {
            case 1 -> kind++;
            case 2 -> { kind--; }
            default -> throw new IllegalStateException();
        }
        return kind;
    }

    public static void main(String[] args) {
        int x = 0;
        int y = x + 1;
        label:
        x = 5;
        while (x > 3) x--;
        do
            y++;
        while (y < 3);
        try {
            x = 1 / (x - 3);
        } catch (ArithmeticException caught) {
            y = 9;
        } finally {
            y++;
        }
        IntUnaryOperator twice = n -> {
            int result = n * 2;
            return result;
        };
        ;
        synchronized (Main.class) {
            x = twice.applyAsInt(x);
        }
        class Local {
            int value() {
                return 3;
            }
        }
        x += new Local().value() + new Main(4).width;
        assert classify(1) == 73;
        assert classify(2) == 41;
        assert x == 13 && y == 10;
    }
}
