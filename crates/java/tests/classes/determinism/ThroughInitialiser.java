// source: calls `java.lang.System.nanoTime`
class ThroughInitialiser {
    public static void main(String[] args) throws Exception {
        assert Holder.VALUE == 5;
    }

    static class Holder {
        static int VALUE = 5;
        static long started = System.nanoTime();
    }
}
