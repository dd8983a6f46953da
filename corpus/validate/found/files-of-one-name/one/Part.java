class First {
    static int other;

    static void go() {
        other = 1;
    }
}
