public class Main {
    static void attempt(java.util.function.Supplier<Object> work) {
        try {
            System.out.println(work.get());
        } catch (ArithmeticException e) {
            System.out.println("ArithmeticException: " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        attempt(() -> Math.addExact(Integer.MAX_VALUE, 0));
        attempt(() -> Math.addExact(Integer.MAX_VALUE, 1));
        attempt(() -> Math.addExact(Long.MAX_VALUE, 1L));
        attempt(() -> Math.subtractExact(Integer.MIN_VALUE, 1));
        attempt(() -> Math.subtractExact(-5L, Long.MAX_VALUE));
        attempt(() -> Math.multiplyExact(65536, 32768));
        attempt(() -> Math.multiplyExact(65536, 32767));
        attempt(() -> Math.multiplyExact(1L << 32, 1L << 31));
        attempt(() -> Math.multiplyExact(Long.MIN_VALUE, -1L));
        attempt(() -> Math.incrementExact(Integer.MAX_VALUE));
        attempt(() -> Math.decrementExact(Long.MIN_VALUE));
        attempt(() -> Math.negateExact(Integer.MIN_VALUE));
        attempt(() -> Math.toIntExact(1L << 31));
        attempt(() -> 5 / (int) Math.signum(0.0));
        attempt(() -> 5L % (args.length * 0L));
        attempt(() -> Math.floorMod(5, args.length * 0));
        attempt(() -> Math.absExact(Long.MIN_VALUE));
    }
}
