import java.util.ArrayList;
import java.util.List;

public class Main {
    static int calls;

    static int ackermann(int m, int n) {
        calls++;
        return m == 0 ? n + 1 : n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1));
    }

    static void hanoi(int n, char from, char to, char via) {
        if (n > 0) {
            hanoi(n - 1, from, via, to);
            System.out.println(n + ":" + from + to);
            hanoi(n - 1, via, to, from);
        }
    }

    static void permute(String prefix, String rest) {
        if (rest.isEmpty()) {
            System.out.println(prefix);
        }
        for (int i = 0; i < rest.length(); i++) {
            permute(prefix + rest.charAt(i), rest.substring(0, i) + rest.substring(i + 1));
        }
    }

    static boolean isEven(int n) {
        return n == 0 || isOdd(n - 1);
    }

    static boolean isOdd(int n) {
        return n != 0 && isEven(n - 1);
    }

    static long power(long b, int e) {
        return e == 0 ? 1 : e % 2 == 0 ? power(b * b, e / 2) : b * power(b, e - 1);
    }

    static int hofstadter(int n) {
        return n < 3 ? 1 : hofstadter(n - hofstadter(n - 1)) + hofstadter(n - hofstadter(n - 2));
    }

    static int sumDigits(long n) {
        return n == 0 ? 0 : (int) (n % 10) + sumDigits(n / 10);
    }

    static int depth(int n) {
        return n == 0 ? 0 : 1 + depth(n - 1);
    }

    static void subsets(int[] items, int at, List<Integer> chosen) {
        if (at == items.length) {
            System.out.println(chosen);
            return;
        }
        subsets(items, at + 1, chosen);
        chosen.add(items[at]);
        subsets(items, at + 1, chosen);
        chosen.remove(chosen.size() - 1);
    }

    static int collatz(long n) {
        return n == 1 ? 0 : 1 + collatz(n % 2 == 0 ? n / 2 : 3 * n + 1);
    }

    public static void main(String[] args) {
        System.out.println(ackermann(2, 3) + " " + calls);
        hanoi(4, 'A', 'C', 'B');
        permute("", "abcd");
        System.out.println(isEven(100) + " " + isOdd(7) + " " + power(3, 39) + " " + sumDigits(987654321987L) + " " + depth(2000));
        for (int i = 1; i < 15; i++) {
            System.out.println(hofstadter(i) + " " + collatz(i));
        }
        subsets(new int[] {1, 2, 3, 4}, 0, new ArrayList<>());
    }
}
