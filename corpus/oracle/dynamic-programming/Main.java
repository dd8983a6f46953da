import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

public class Main {
    static int lcs(String a, String b) {
        int[][] d = new int[a.length() + 1][b.length() + 1];
        for (int i = 1; i <= a.length(); i++) {
            for (int j = 1; j <= b.length(); j++) {
                d[i][j] = a.charAt(i - 1) == b.charAt(j - 1) ? d[i - 1][j - 1] + 1 : Math.max(d[i - 1][j], d[i][j - 1]);
            }
        }
        return d[a.length()][b.length()];
    }

    static int knapsack(int[] weights, int[] values, int capacity) {
        int[] best = new int[capacity + 1];
        for (int i = 0; i < weights.length; i++) {
            for (int c = capacity; c >= weights[i]; c--) {
                best[c] = Math.max(best[c], best[c - weights[i]] + values[i]);
            }
        }
        return best[capacity];
    }

    static long coins(int amount, int... coins) {
        long[] ways = new long[amount + 1];
        ways[0] = 1;
        for (int coin : coins) {
            for (int a = coin; a <= amount; a++) {
                ways[a] += ways[a - coin];
            }
        }
        return ways[amount];
    }

    static int longestIncreasing(int[] a) {
        int[] tails = new int[a.length];
        int size = 0;
        for (int x : a) {
            int at = Arrays.binarySearch(tails, 0, size, x);
            if (at < 0) {
                at = -at - 1;
            }
            tails[at] = x;
            size = Math.max(size, at + 1);
        }
        return size;
    }

    static final Map<Long, Long> MEMO = new HashMap<>();

    static long fib(long n) {
        if (n < 2) {
            return n;
        }
        Long known = MEMO.get(n);
        if (known != null) {
            return known;
        }
        long f = fib(n - 1) + fib(n - 2);
        MEMO.put(n, f);
        return f;
    }

    static int edit(String a, String b) {
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int kept = row[j];
                row[j] = Math.min(Math.min(row[j], row[j - 1]) + 1, diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1));
                diagonal = kept;
            }
        }
        return row[b.length()];
    }

    public static void main(String[] args) {
        System.out.println(lcs("AGGTAB", "GXTXAYB") + " " + lcs("abc", "xyz") + " " + lcs("", "a"));
        System.out.println(knapsack(new int[] {1, 3, 4, 5}, new int[] {1, 4, 5, 7}, 7) + " " + knapsack(new int[] {10}, new int[] {9}, 5));
        for (int amount = 0; amount <= 100; amount += 10) {
            System.out.println(coins(amount, 1, 2, 5, 10, 20, 50));
        }
        System.out.println(longestIncreasing(new int[] {10, 9, 2, 5, 3, 7, 101, 18}));
        System.out.println(fib(90) + " " + MEMO.size());
        String[] words = {"kitten", "sitting", "flaw", "lawn", "", "saturday", "sunday"};
        for (String a : words) {
            StringBuilder line = new StringBuilder();
            for (String b : words) {
                line.append(edit(a, b)).append(' ');
            }
            System.out.println(line);
        }
        long[][] grid = new long[12][12];
        for (int i = 0; i < 12; i++) {
            for (int j = 0; j < 12; j++) {
                grid[i][j] = i == 0 || j == 0 ? 1 : grid[i - 1][j] + grid[i][j - 1];
            }
        }
        System.out.println(grid[11][11]);
    }
}
