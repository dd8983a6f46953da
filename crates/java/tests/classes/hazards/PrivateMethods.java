// harmless
class PrivateMethods {
    public static void main(String[] args) {
        assert new Lower().ask() == 1;
    }

    static class Upper {
        private int name() { return 1; }
        int ask() { return name(); }
    }

    static class Lower extends Upper {}
}
