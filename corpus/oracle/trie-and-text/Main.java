import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public class Main {
    static class Trie {
        final TreeMap<Character, Trie> children = new TreeMap<>();
        int count;

        void add(String word) {
            Trie at = this;
            for (char c : word.toCharArray()) {
                at = at.children.computeIfAbsent(c, k -> new Trie());
            }
            at.count++;
        }

        void collect(String prefix, List<String> out) {
            if (count > 0) {
                out.add(prefix + (count > 1 ? "x" + count : ""));
            }
            children.forEach((c, t) -> t.collect(prefix + c, out));
        }

        Trie find(String prefix) {
            Trie at = this;
            for (int i = 0; at != null && i < prefix.length(); i++) {
                at = at.children.get(prefix.charAt(i));
            }
            return at;
        }
    }

    static String compress(String s) {
        StringBuilder out = new StringBuilder();
        for (int i = 0, j; i < s.length(); i = j) {
            for (j = i; j < s.length() && s.charAt(j) == s.charAt(i); j++) {
            }
            out.append(s.charAt(i)).append(j - i > 1 ? "" + (j - i) : "");
        }
        return out.toString();
    }

    static String rot13(String s) {
        StringBuilder out = new StringBuilder();
        for (char c : s.toCharArray()) {
            if (c >= 'a' && c <= 'z') {
                c = (char) ('a' + (c - 'a' + 13) % 26);
            } else if (c >= 'A' && c <= 'Z') {
                c = (char) ('A' + (c - 'A' + 13) % 26);
            }
            out.append(c);
        }
        return out.toString();
    }

    static int[] failure(String p) {
        int[] f = new int[p.length()];
        for (int i = 1, k = 0; i < p.length(); i++) {
            while (k > 0 && p.charAt(i) != p.charAt(k)) {
                k = f[k - 1];
            }
            if (p.charAt(i) == p.charAt(k)) {
                k++;
            }
            f[i] = k;
        }
        return f;
    }

    static String roman(int n) {
        int[] values = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
        String[] signs = {"M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"};
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < values.length; i++) {
            for (; n >= values[i]; n -= values[i]) {
                out.append(signs[i]);
            }
        }
        return out.toString();
    }

    public static void main(String[] args) {
        Trie trie = new Trie();
        for (String w : "to tea ted ten i in inn to te tea tea".split(" ")) {
            trie.add(w);
        }
        List<String> all = new ArrayList<>();
        trie.collect("", all);
        System.out.println(all);
        for (String prefix : new String[] {"te", "in", "x", ""}) {
            List<String> found = new ArrayList<>();
            Trie at = trie.find(prefix);
            if (at != null) {
                at.collect(prefix, found);
            }
            System.out.println(prefix + " " + found);
        }
        for (String s : new String[] {"aaabccdddd", "", "abc", "zzzzzzzzzzzz"}) {
            System.out.println(compress(s) + " " + rot13(s) + " " + rot13(rot13(s)).equals(s) + " " + Arrays.toString(failure(s)));
        }
        System.out.println(rot13("Hello, World!") + " " + Arrays.toString(failure("abacabadabacaba")));
        for (int n : new int[] {1, 4, 9, 14, 40, 90, 400, 1994, 2024, 3999}) {
            System.out.println(roman(n));
        }
        String text = "it was the best of times it was the worst of times";
        Map<String, Integer> counts = new TreeMap<>();
        for (String w : text.split(" ")) {
            counts.merge(w, 1, Integer::sum);
        }
        System.out.println(counts);
        counts.entrySet().stream().sorted(Map.Entry.<String, Integer>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey())).limit(3).forEach(System.out::println);
    }
}
