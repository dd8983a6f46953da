class Arguments {
    Arguments(int n) { this(n, 1); }
    Arguments(int n, int m) { super(); }
    enum E { A, B(1, f(2)); }

    int m(int n) {
        primitive(n); primitive(1, primitive(n = 2)); this.m(n).primitive(/* one */ 1 /* two */);
        f("s", () -> n, this::m, n > 0 ? m(1) : 2, (Runnable) () -> {}, new int[] {1});
        new Arguments(1) { int x = m(2); }; outer.new Inner<>(3); super.f(4); new java.util.ArrayList<String>(n);
        return switch (n) { case 1 -> f(5); default -> f(switch (n) { default -> 6; }); };
    }
}
