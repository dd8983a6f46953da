public class Main {
    public static void main(String[] args) {
        for (int v : new int[] {-129, -128, 0, 127, 128}) {
            Integer a = v;
            Integer b = v;
            Long c = (long) v;
            Long d = (long) v;
            System.out.println((a == b) + " " + (c == d) + " " + a.equals(b) + " " + c.equals(d) + " " + c.equals((Object) a) + " " + (a == v));
        }
        Character x = 'a';
        Character y = 'a';
        Character hx = '\u0100';
        Character hy = '\u0100';
        System.out.println((x == y) + " " + (hx == hy) + " " + hx.equals(hy));
        Byte p = 5;
        Byte q = 5;
        Boolean t = true;
        Boolean u = Boolean.valueOf("true");
        Short s = 1000;
        Short r = 1000;
        System.out.println((p == q) + " " + (t == u) + " " + (s == r) + " " + s.equals(r));
        Integer i = 10;
        Integer j = i;
        i++;
        System.out.println(i + " " + j + " " + (i > j) + " " + i.compareTo(j) + " " + (i + j));
        Object o = 3;
        System.out.println(o.equals(3L) + " " + o.equals(3) + " " + o.hashCode() + " " + o);
        Number[] numbers = {1, 2L, 3f, 4.0, (byte) 5, (short) 6};
        for (Number n : numbers) {
            System.out.println(n + " " + n.intValue() + " " + n.doubleValue() + " " + n.byteValue() + " " + n.getClass().getName() + " " + n.hashCode());
        }
        try {
            Integer none = null;
            int bad = none;
            System.out.println(bad);
        } catch (NullPointerException e) {
            System.out.println("NPE");
        }
    }
}
