// hazard: inherits `sides` in `DefaultAgainstDefault$Square` both with a default method and otherwise
class DefaultAgainstDefault {
    public static void main(String[] args) {
        Shape shape = new Square();
        assert shape.sides() == 0;
    }

    interface Shape {
        default int sides() { return 0; }
    }

    interface Four extends Shape {
        default int sides() { return 4; }
    }

    static class Upper implements Shape {}

    static class Square extends Upper implements Four {}
}
