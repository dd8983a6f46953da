import java.util.Arrays;

public class Main {
    static int[] multiply(int[] a, int b) {
        long carry = 0;
        int[] r = new int[a.length + 1];
        for (int i = 0; i < a.length; i++) {
            long v = (long) a[i] * b + carry;
            r[i] = (int) (v % 1_000_000_000);
            carry = v / 1_000_000_000;
        }
        r[a.length] = (int) carry;
        return carry == 0 ? Arrays.copyOf(r, a.length) : r;
    }

    static String show(int[] a) {
        StringBuilder out = new StringBuilder().append(a[a.length - 1]);
        for (int i = a.length - 2; i >= 0; i--) {
            out.append(String.format("%09d", a[i]));
        }
        return out.toString();
    }

    static String add(String a, String b) {
        StringBuilder out = new StringBuilder();
        int carry = 0;
        for (int i = a.length() - 1, j = b.length() - 1; i >= 0 || j >= 0 || carry > 0; i--, j--) {
            int d = carry + (i >= 0 ? a.charAt(i) - '0' : 0) + (j >= 0 ? b.charAt(j) - '0' : 0);
            out.append(d % 10);
            carry = d / 10;
        }
        return out.reverse().toString();
    }

    public static void main(String[] args) {
        int[] f = {1};
        for (int i = 2; i <= 40; i++) {
            f = multiply(f, i);
            System.out.println(i + "! = " + show(f));
        }
        String a = "0";
        String b = "1";
        for (int i = 0; i < 120; i++) {
            String c = add(a, b);
            a = b;
            b = c;
        }
        System.out.println(a + " " + a.length());
    }
}
