public class Main {
    public static void main(String[] args) {
        int[] values = {0, 1, -1, 2, 7, -13, 65536, 46341, Integer.MAX_VALUE, Integer.MIN_VALUE, Integer.MAX_VALUE - 1};
        for (int a : values) {
            for (int b : values) {
                System.out.println(a + b);
                System.out.println(a - b);
                System.out.println(a * b);
                System.out.println((a ^ b) + " " + (a & b) + " " + (a | b));
                if (b != 0) {
                    System.out.println(a / b + " " + a % b);
                }
            }
            System.out.println(-a + " " + ~a + " " + (a++) + " " + (--a) + " " + Math.abs(a));
        }
    }
}
