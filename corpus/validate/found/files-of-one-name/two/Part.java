class Second {
    static int other;

    static void go() {
        assert Main.input != 5;
    }
}
