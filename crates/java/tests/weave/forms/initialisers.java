class Initialisers {
    int x = 1, y, z = x;
    final int n = 3;
    static final String WORD = "w" + 1;
    static final int SIZE = WORD.length();
    Runnable r = () -> {};
    double d = x > 0 ? f() : 1;
    java.util.List<String>[] lists = new java.util.ArrayList[3];
    java.util.List<String>[] others = make();
    int[] a = {1, 2}, b[] = {{1}, {2}};
    enum E { A, B(1) { int z = 1; } }
    interface I { int LOW = 1; int[] STEPS = {LOW}; }

    void m(Integer boxed, int plain) {
        byte b = 5; char c = 65, e; double d = 1; String s = "s"; Object o = 5; var v = 6;
        final int n = 3; final int k = plain; final int i = 1, j = i + plain;
        final var w = 1; final boolean t = true && i == 1;
        Byte bb = 5; Character cc = boxed == null ? 'a' : 'b'; Short ss = null; Byte bc = bb; Byte bf = Far.N;
        Runnable r = () -> {}, q = r; Runnable p = this::m; int u = plain > 0 ? f() : 2, g = u++;
        long l = switch (plain) { case 1 -> 1; default -> 2L; };
        int[] a = {1}, x[] = {{1}, {}}, y = a; String[] /* words */ words = {"a"};
        java.util.List<String>[] lists = new java.util.List[3], same = lists;
        for (int f = 0, h = 1; f < h; f++) { }
        for (final int f = 0; f > 1; ) { }
        for (Runnable f = () -> {}; ; ) { }
        try (A f = open(); var h = open(); A z = () -> {}; known) { }
    }
}
