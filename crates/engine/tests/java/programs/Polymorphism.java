// holds
import org.sosy_lab.sv_benchmarks.Verifier;

public class Polymorphism {
    interface Shape {
        int area();

        default int twice() {
            return 2 * area();
        }
    }

    static class Square implements Shape {
        private final int side;

        Square(int side) {
            this.side = side;
        }

        public int area() {
            return side * side;
        }
    }

    static class Strip implements Shape {
        public int area() {
            return 8;
        }
    }

    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        Shape shape = x > 0 ? new Square(3) : x < -5 ? new Strip() : new Square(4);
        int expected = x > 0 ? 9 : x < -5 ? 8 : 16;
        assert shape.area() == expected;
        assert shape.twice() == 2 * expected;
        assert (shape instanceof Strip) == (x < -5);
        Shape copy = shape;
        if (x == 17) {
            copy = null;
        }
        try {
            copy.area();
            assert x != 17;
        } catch (NullPointerException e) {
            assert x == 17;
        }
    }
}
