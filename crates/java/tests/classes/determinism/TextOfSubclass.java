// source: calls `java.lang.StringBuilder.append` on a `TextOfSubclass$Circle`, which has no `toString` of its own
class TextOfSubclass {
    public static void main(String[] args) throws Exception {
        Shape shape = args2() ? new Circle() : new Square();
        assert ("" + shape).length() > 1;
    }

    static boolean args2() { return true; }

    interface Shape {}

    static class Circle implements Shape {}

    static class Square implements Shape {
        @Override public String toString() { return "square"; }
    }
}
