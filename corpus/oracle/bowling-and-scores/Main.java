import java.util.Map;
import java.util.TreeMap;

public class Main {
    static int score(String game) {
        int[] rolls = new int[24];
        int n = 0;
        for (char c : game.toCharArray()) {
            if (c == 'X') {
                rolls[n++] = 10;
            } else if (c == '/') {
                rolls[n] = 10 - rolls[n - 1];
                n++;
            } else {
                rolls[n++] = c == '-' ? 0 : c - '0';
            }
        }
        int total = 0;
        int at = 0;
        for (int frame = 0; frame < 10; frame++) {
            if (rolls[at] == 10) {
                total += 10 + rolls[at + 1] + rolls[at + 2];
                at++;
            } else {
                int pins = rolls[at] + rolls[at + 1];
                total += pins == 10 ? 10 + rolls[at + 2] : pins;
                at += 2;
            }
        }
        return total;
    }

    static String poker(String hand) {
        int[] ranks = new int[15];
        Map<Character, Integer> suits = new TreeMap<>();
        for (String card : hand.split(" ")) {
            ranks["--23456789TJQKA".indexOf(card.charAt(0))]++;
            suits.merge(card.charAt(1), 1, Integer::sum);
        }
        int pairs = 0;
        int threes = 0;
        int fours = 0;
        int run = 0;
        int best = 0;
        for (int r : ranks) {
            pairs += r == 2 ? 1 : 0;
            threes += r == 3 ? 1 : 0;
            fours += r == 4 ? 1 : 0;
            run = r == 1 ? run + 1 : 0;
            best = Math.max(best, run);
        }
        boolean isFlush = suits.size() == 1;
        return fours > 0 ? "four" : threes > 0 && pairs > 0 ? "full house" : isFlush && best == 5 ? "straight flush" : isFlush ? "flush"
            : best == 5 ? "straight" : threes > 0 ? "three" : pairs == 2 ? "two pairs" : pairs == 1 ? "pair" : "high card";
    }

    static String tennis(String points) {
        int a = 0;
        int b = 0;
        String[] names = {"0", "15", "30", "40"};
        for (char p : points.toCharArray()) {
            if (p == 'A') {
                a++;
            } else {
                b++;
            }
            if (Math.max(a, b) >= 4 && Math.abs(a - b) >= 2) {
                return "game " + (a > b ? 'A' : 'B');
            }
        }
        return a >= 3 && b >= 3 ? a == b ? "deuce" : "advantage " + (a > b ? "A" : "B") : names[a] + "-" + names[b];
    }

    public static void main(String[] args) {
        for (String game : new String[] {"XXXXXXXXXXXX", "9-9-9-9-9-9-9-9-9-9-", "5/5/5/5/5/5/5/5/5/5/5", "--------------------", "X7/9-X-88/-6XXX81"}) {
            System.out.println(game + " " + score(game));
        }
        for (String hand : new String[] {"2H 3H 4H 5H 6H", "TS TD TC TH 2S", "KS KD KC 2H 2S", "2S 5S 9S JS KS", "3C 4D 5H 6S 7C", "AS AD AC 4H 9S", "QS QD 3C 3H 5S", "7S 7D 2C 9H KS", "2S 4D 6C 8H TS"}) {
            System.out.println(hand + " " + poker(hand));
        }
        for (String points : new String[] {"", "A", "ABAB", "AAAA", "ABABAB", "ABABABB", "ABABABBB", "BBBB"}) {
            System.out.println(points + " " + tennis(points));
        }
    }
}
