// hazard: calls the private `PrivateMethod$Upper.name`, which `PrivateMethod$Lower` also declares
class PrivateMethod {
    public static void main(String[] args) {
        assert new Lower().ask() == 2;
    }

    static class Upper {
        private int name() { return 1; }
        int ask() { return name(); }
    }

    static class Lower extends Upper {
        int name() { return 2; }
    }
}
