// deterministic
class Unreachable {
    public static void main(String[] args) throws Exception {
        Shape shape = new Square();
        assert shape.sides() == 4;
    }

    interface Shape { int sides(); }

    static class Square implements Shape {
        public int sides() { return 4; }
    }

    /** Nobody makes one. */
    static class Any implements Shape {
        public int sides() { return (int) System.nanoTime(); }
    }

    static long unused() { return System.nanoTime(); }
}
