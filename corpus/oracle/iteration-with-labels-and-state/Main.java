import java.util.ArrayList;
import java.util.List;

public class Main {
    static int collatz(long n) {
        int steps = 0;
        for (; n != 1; steps++) {
            n = n % 2 == 0 ? n / 2 : 3 * n + 1;
        }
        return steps;
    }

    static List<int[]> triples(int limit) {
        List<int[]> found = new ArrayList<>();
        outer:
        for (int a = 1;; a++) {
            for (int b = a;; b++) {
                int square = a * a + b * b;
                int c = (int) Math.sqrt(square);
                if (c > limit) {
                    if (b == a) {
                        break outer;
                    }
                    continue outer;
                }
                if (c * c == square) {
                    found.add(new int[] {a, b, c});
                }
            }
        }
        return found;
    }

    static String lookAndSay(String text) {
        StringBuilder next = new StringBuilder();
        for (int i = 0, run; i < text.length(); i += run) {
            run = 1;
            while (i + run < text.length() && text.charAt(i + run) == text.charAt(i)) {
                run++;
            }
            next.append(run).append(text.charAt(i));
        }
        return next.toString();
    }

    static String hanoi(int n, char from, char to, char by) {
        return n == 0 ? "" : hanoi(n - 1, from, by, to) + from + to + " " + hanoi(n - 1, by, to, from);
    }

    public static void main(String[] args) {
        int best = 1;
        for (int i = 1; i < 100; i++) {
            best = collatz(i) > collatz(best) ? i : best;
        }
        System.out.println(best + " " + collatz(best) + " " + collatz(837799));
        for (int[] triple : triples(30)) {
            System.out.print(triple[0] + "-" + triple[1] + "-" + triple[2] + " ");
        }
        System.out.println();
        String text = "1";
        do {
            System.out.println(text);
            text = lookAndSay(text);
        } while (text.length() < 20);
        System.out.println(hanoi(3, 'A', 'C', 'B'));
        long[] fibonacci = {0, 1};
        while (fibonacci[1] < 1_000_000_000_000L) {
            fibonacci = new long[] {fibonacci[1], fibonacci[0] + fibonacci[1]};
        }
        System.out.println(fibonacci[0] + " " + fibonacci[1]);
        int x = 0;
        x = x++ + ++x;
        x += x++ * 2 + x;
        System.out.println(x + " " + (x = 3) * x + " " + (x > 2 ? x-- : ++x) + " " + x);
    }
}
