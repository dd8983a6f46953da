public class Main {
    record Point(int x, int y) {
        Point mirrored() {
            return new Point(y, x);
        }
    }

    record Line(Point from, Point to) {
    }

    public static void main(String[] args) {
        Point a = new Point(2, 3);
        Point b = new Point(2, 3);
        boolean same = a == b;
        boolean equal = a.equals(b);
        boolean mirrored = a.equals(a.mirrored().mirrored());
        Line line = new Line(a, b.mirrored());
        String text = line.to().toString();
        assert !same && equal && mirrored;
        assert a.hashCode() == b.hashCode();
        assert line.equals(new Line(b, new Point(3, 2)));
        assert text.equals("Point[x=3, y=2]");
    }
}
