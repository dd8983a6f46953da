abstract class Shape {
    private final int id;
    private static int made = 0;

    Shape() {
        id = ++made;
    }

    abstract int area();

    int describe() {
        return id * 1000 + area();
    }
}

class Square extends Shape {
    protected final int side;

    Square(int side) {
        this.side = side;
    }

    @Override
    int area() {
        return side * side;
    }
}

class Box extends Square {
    private final int height;

    Box(int side, int height) {
        super(side);
        this.height = height;
    }

    @Override
    int area() {
        return 2 * super.area() + 4 * side * height;
    }
}

public class Main {
    public static void main(String[] args) {
        Shape[] shapes = {new Square(3), new Box(2, 5)};
        int total = 0;
        for (Shape shape : shapes) {
            total += shape.area();
        }
        int last = shapes[1].describe();
        assert total == 57;
        assert last == 2048;
        assert shapes[1] instanceof Square && !(shapes[0] instanceof Box);
    }
}
