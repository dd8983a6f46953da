public class Main {
    public static void main(String[] args) {
        int[] divisors = {3, 0, -1, 7, 0};
        int sum = 0;
        int failures = 0;
        for (int i = 0; i < divisors.length; i++) {
            try {
                int q = 100 / divisors[i];
                int r = 100 % divisors[i];
                sum += q * 10 + r;
                System.out.println(i + " " + q + " " + r);
            } catch (ArithmeticException e) {
                failures++;
                System.out.println(i + " " + e.getMessage());
                continue;
            } finally {
                sum++;
            }
            System.out.println("sum " + sum);
        }
        System.out.println(sum + " " + failures);
        int index = -2;
        while (true) {
            try {
                System.out.println(divisors[index]);
                index++;
            } catch (ArrayIndexOutOfBoundsException e) {
                System.out.println(e.getMessage());
                if (index >= divisors.length) {
                    break;
                }
                index++;
            }
        }
        String[] inputs = {"1", "x", null, "3000000000", "-7"};
        int total = 0;
        for (String s : inputs) {
            try {
                total += Integer.parseInt(s);
            } catch (NumberFormatException e) {
                System.out.println(e.getMessage());
                try {
                    total += (int) Long.parseLong(s);
                } catch (NumberFormatException f) {
                    System.out.println("again " + f.getMessage());
                }
            }
        }
        System.out.println(total);
        System.out.println(Integer.MIN_VALUE / -1 + " " + Integer.MIN_VALUE % -1 + " " + Long.MIN_VALUE / -1 + " " + 5.0 / 0 + " " + 0.0 / 0 + " " + 5 % 0.0);
    }
}
