import java.util.List;

public class Main {
    static String describe(Object o) {
        if (o instanceof Integer i && i > 10) {
            return "big int " + (i + 1);
        }
        if (o instanceof Integer i) {
            return "int " + i;
        }
        if (o instanceof String s && !s.isEmpty() && s.charAt(0) == '#') {
            return "tag " + s.substring(1);
        }
        if (!(o instanceof CharSequence cs)) {
            if (o instanceof int[] a) {
                return "ints " + a.length;
            }
            if (o instanceof List<?> l && l.size() > 1 && l.get(0) instanceof String first) {
                return "list of " + first;
            }
            return o == null ? "null" : o.getClass().getSimpleName();
        }
        return "chars " + cs.length();
    }

    static class Vec {
        final int x;

        Vec(int x) {
            this.x = x;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Vec v && v.x == x;
        }

        @Override
        public int hashCode() {
            return x;
        }
    }

    public static void main(String[] args) {
        Object[] all = {5, 50, "#tag", "", "plain", new StringBuilder("sb"), new int[3], List.of("a", 2), List.of(), null, 2.5, 'c', 7L, new Vec(1)};
        for (Object o : all) {
            System.out.println(describe(o));
        }
        System.out.println(new Vec(3).equals(new Vec(3)) + " " + new Vec(3).equals(new Vec(4)) + " " + new Vec(3).equals("x"));
        Object o = "loop";
        while (!(o instanceof Integer n)) {
            o = ((String) o).length();
        }
        System.out.println(n + 1);
        Object x = 10;
        boolean both = x instanceof Integer i && i % 2 == 0 || x instanceof String t && t.isEmpty();
        System.out.println(both);
        System.out.println(x instanceof Number num ? num.doubleValue() : -1.0);
        System.out.println(x instanceof Comparable<?> && x instanceof java.io.Serializable);
    }
}
