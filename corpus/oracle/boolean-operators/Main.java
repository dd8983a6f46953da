public class Main {
    static int calls;

    static boolean t(String s) {
        calls++;
        System.out.print(s);
        return true;
    }

    static boolean f(String s) {
        return !t(s);
    }

    public static void main(String[] args) {
        System.out.println(t("a") && f("b") && t("c"));
        System.out.println(f("a") || t("b") || t("c"));
        System.out.println(f("a") & t("b") | t("c") ^ t("d"));
        System.out.println(!f("x") ? t("y") : f("z"));
        boolean b = true;
        b &= f("1");
        b |= t("2");
        b ^= true;
        System.out.println(b);
        System.out.println(calls);
        System.out.println(Boolean.logicalXor(true, false) + " " + Boolean.hashCode(true) + " " + Boolean.hashCode(false));
        System.out.println(Boolean.compare(true, false) + " " + Boolean.TRUE.equals(true) + " " + Boolean.toString(false));
        for (int i = 0; i < 8; i++) {
            boolean x = (i & 1) != 0;
            boolean y = (i & 2) != 0;
            boolean z = (i & 4) != 0;
            System.out.println((x && y || z) + " " + (x || y && z) + " " + (x == y != z) + " " + (x ^ y ^ z));
        }
    }
}
