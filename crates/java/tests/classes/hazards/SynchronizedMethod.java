// harmless
class SynchronizedMethod {
    public static void main(String[] args) {
        assert ask() == 1;
    }

    static synchronized int ask() { return 1; }
}
