// source: calls `java.lang.System.nanoTime`
class ThroughSuperclass {
    public static void main(String[] args) throws Exception {
        new Lower().run();
    }

    static class Upper {
        void run() { step(); }
        void step() {}
    }

    static class Lower extends Upper {
        @Override void step() { assert System.nanoTime() > 0; }
    }
}
