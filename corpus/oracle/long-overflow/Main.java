public class Main {
    public static void main(String[] args) {
        long[] values = {0, 1, -1, 3, -10, 1L << 31, 1L << 32, 3037000500L, Long.MAX_VALUE, Long.MIN_VALUE, 0xCAFEBABEL};
        for (long a : values) {
            for (long b : values) {
                System.out.println(a + b);
                System.out.println(a - b);
                System.out.println(a * b);
                System.out.println((a ^ b) + " " + (a & b) + " " + (a | b) + " " + (a < b) + (a >= b));
                if (b != 0) {
                    System.out.println(a / b + " " + a % b);
                }
            }
            System.out.println(-a + " " + ~a + " " + Long.signum(a));
        }
    }
}
