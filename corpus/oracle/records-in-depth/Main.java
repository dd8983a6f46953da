import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class Main {
    record Point(int x, int y) implements Comparable<Point> {
        static final Point ORIGIN = new Point(0, 0);
        static int made;

        Point {
            made++;
            if (x > 1000) {
                throw new IllegalArgumentException("too far: " + x);
            }
        }

        Point(int both) {
            this(both, both);
        }

        double norm() {
            return Math.sqrt(x * x + y * y);
        }

        @Override
        public int compareTo(Point o) {
            return x != o.x ? Integer.compare(x, o.x) : Integer.compare(y, o.y);
        }
    }

    record All(byte b, short s, char c, int i, long l, float f, double d, boolean z, String t, int[] a) {
    }

    record Generic<T>(T value, List<T> more) {
        Generic {
            more = List.copyOf(more);
        }
    }

    record Nothing() {
    }

    record Named(String name) {
        @Override
        public String name() {
            return name.toUpperCase();
        }

        @Override
        public String toString() {
            return "Named:" + name + name();
        }
    }

    public static void main(String[] args) {
        Point p = new Point(3, 4);
        System.out.println(p + " " + p.x() + " " + p.y + " " + p.norm() + " " + p.hashCode());
        System.out.println(p.equals(new Point(3, 4)) + " " + p.equals(null) + " " + p.equals("p") + " " + (p == new Point(3, 4)) + " " + new Point(7));
        System.out.println(p.compareTo(Point.ORIGIN) + " " + Point.made);
        try {
            new Point(1001);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        All all = new All((byte) 1, (short) 2, 'c', 4, 5L, 6.5f, -0.0, true, "t", null);
        System.out.println(all);
        System.out.println(all.hashCode() + " " + all.equals(new All((byte) 1, (short) 2, 'c', 4, 5L, 6.5f, -0.0, true, "t", null)));
        System.out.println(all.equals(new All((byte) 1, (short) 2, 'c', 4, 5L, 6.5f, 0.0, true, "t", null)));
        System.out.println(new All((byte) 1, (short) 2, 'c', 4, 5L, Float.NaN, Double.NaN, false, null, null).hashCode());
        List<String> list = new ArrayList<>(List.of("m"));
        Generic<String> g = new Generic<>("v", list);
        list.add("later");
        System.out.println(g + " " + g.hashCode() + " " + g.equals(new Generic<>("v", List.of("m"))));
        System.out.println(new Nothing() + " " + new Nothing().hashCode() + " " + new Nothing().equals(new Nothing()));
        System.out.println(new Named("ab") + " " + new Named("ab").name() + " " + new Named("x").equals(new Named("x")));
        List<Point> points = new ArrayList<>(List.of(new Point(2, 1), new Point(1, 5), new Point(1, 2)));
        Collections.sort(points);
        System.out.println(points);
        Map<Point, String> map = new HashMap<>();
        map.put(new Point(1, 2), "found");
        System.out.println(map.get(new Point(1, 2)) + " " + map.get(new Point(2, 1)));
    }
}
