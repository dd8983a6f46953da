import java.io.IOException;
import java.util.function.IntSupplier;

/** A bit of all that a class file can hold. */
public class Everything {
    static final double HALF = 0.5;
    static final String NAME = "everything";

    record Pair(int left, long right) {}

    enum Colour { RED, GREEN }

    interface Shape {
        default int sides() { return 0; }
    }

    public static void main(String[] args) throws IOException {
        System.out.println(choose(Colour.RED, "one", 1));
    }

    static int choose(Colour colour, String word, int number) throws IOException {
        switch (word) {
            case "one": return 1;
            case "two": return 2;
            default: break;
        }
        int sides = switch (colour) { case RED -> 3; case GREEN -> 4; };
        try {
            synchronized (word) {
                if (number == 1_000_000) throw new IOException("x" + sides + number);
            }
        } catch (IllegalStateException | IOException e) {
            throw new IOException(e);
        } finally {
            sides++;
        }
        IntSupplier supplier = () -> number + word.length();
        Shape shape = new Shape() {};
        long[][] table = new long[2][3];
        table[1][2] = (long) HALF << 3;
        Object pair = new Pair(1, table[0][0]);
        assert pair instanceof Pair : "no pair";
        float f = number % 2.5f;
        return supplier.getAsInt() + shape.sides() + (f > 1 ? 1 : 0);
    }
}
