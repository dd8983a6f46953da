import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    abstract static class Shape {
        abstract int area();

        int doubled() {
            return 2 * area();
        }
    }

    static class Square extends Shape {
        final int side;

        Square(int side) {
            this.side = side;
        }

        @Override
        int area() {
            return side * side;
        }
    }

    static class Strip extends Square {
        Strip(int side) {
            super(side);
        }

        @Override
        int area() {
            return super.area() / 2;
        }
    }

    public static void main(String[] args) {
        int side = Verifier.nondetByte();
        Shape shape = Verifier.nondetBoolean() ? new Square(side) : new Strip(side);
        assert shape.doubled() >= 0;
        assert shape instanceof Strip || shape.doubled() == 2 * side * side;
        assert !(shape instanceof Strip) || shape.doubled() <= side * side;
    }
}
