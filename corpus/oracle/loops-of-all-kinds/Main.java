import java.util.Iterator;
import java.util.List;

public class Main {
    public static void main(String[] args) {
        for (int i = 0; i < 3; i++) {
            System.out.println("for " + i);
        }
        for (long l = 1L << 33; l > 1L << 30; l >>= 1) {
            System.out.println(l);
        }
        for (double d = 0; d < 1; d += 0.25) {
            System.out.println(d);
        }
        for (float f = 1; f > 0.1f; f /= 3) {
            System.out.println(f);
        }
        for (byte b = 125; b > 0; b++) {
            System.out.println(b);
        }
        for (char c = 'x'; c != 'u'; c--) {
            System.out.println(c);
        }
        int w = 100;
        while (w > 1) {
            w = w % 2 == 0 ? w / 2 : 3 * w + 1;
            System.out.println(w);
        }
        do {
            w += 3;
        } while (w < 10);
        System.out.println(w);
        for (String s : new String[] {"a", "b"}) {
            for (char c : (s + "z").toCharArray()) {
                System.out.println(c);
            }
        }
        for (Iterator<Integer> it = List.of(1, 2, 3).iterator(); it.hasNext();) {
            System.out.println(it.next());
        }
        int[] data = {1, 2, 3};
        for (int x : data) {
            x *= 2;
            data = new int[] {9, 9, 9, 9};
            System.out.println(x + data[0]);
        }
        for (int i = 0, j = 5; i < j; ++i, --j) {
            System.out.println(i + j * 10);
        }
        for (;;) {
            break;
        }
        int n = 0;
        for (int i = Integer.MAX_VALUE - 2; i > 0; i++) {
            n++;
        }
        System.out.println(n);
        while (n-- > 0) {
            if (n == 1) {
                continue;
            }
            System.out.println("n " + n);
        }
        System.out.println(n);
    }
}
