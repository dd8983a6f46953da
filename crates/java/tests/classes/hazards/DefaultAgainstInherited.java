// hazard: inherits `sides` in `DefaultAgainstInherited$Square` both with a default method and otherwise
class DefaultAgainstInherited {
    public static void main(String[] args) {
        Shape other = new Shape() {};
        Shape square = new Square();
        assert other.sides() != 0 || square.sides() != 4;
    }

    interface Shape {
        default int sides() { return 0; }
    }

    static class Upper {
        public int sides() { return 4; }
    }

    static class Square extends Upper implements Shape {}
}
