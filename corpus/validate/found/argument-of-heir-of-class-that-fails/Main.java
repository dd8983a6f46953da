public class Main {
    static class Fails {
        static int same(int n) { return n; }

        static {
            if (true) {
                throw new IllegalStateException();
            }
        }
    }

    static class Heir extends Fails {
        static int same(int n) { return n; }
    }

    static class Plain {
        static int same(int n) { return n; }
    }

    public static void main(String[] args) {
        int r;
        try { r = Heir.same(1); } catch (LinkageError e) { r = Plain.same(2); }
        assert r == 2;
    }
}
