// harmless
class Defaults {
    public static void main(String[] args) {
        Shape shape = new Square();
        assert shape.sides() == 0 && shape.corners() == 4;
    }

    interface Shape {
        default int sides() { return 0; }
        default int corners() { return 0; }
    }

    static class Square implements Shape {
        public int corners() { return 4; }
    }
}
