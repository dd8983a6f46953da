import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public class Main {
    static List<Integer> search(String text, String pattern) {
        int[] failure = new int[pattern.length() + 1];
        failure[0] = -1;
        for (int i = 0, j = -1; i < pattern.length();) {
            while (j >= 0 && pattern.charAt(i) != pattern.charAt(j)) {
                j = failure[j];
            }
            failure[++i] = ++j;
        }
        List<Integer> found = new ArrayList<>();
        for (int i = 0, j = 0; i < text.length(); i++) {
            while (j >= 0 && (j == pattern.length() || text.charAt(i) != pattern.charAt(j))) {
                j = failure[j];
            }
            if (++j == pattern.length()) {
                found.add(i - j + 1);
            }
        }
        return found;
    }

    static final class Node {
        final Map<Character, Node> next = new HashMap<>();
        Node fallback;
        String word;
    }

    static Map<String, Integer> count(String text, String... words) {
        Node root = new Node();
        for (String word : words) {
            Node node = root;
            for (char c : word.toCharArray()) {
                node = node.next.computeIfAbsent(c, key -> new Node());
            }
            node.word = word;
        }
        ArrayDeque<Node> queue = new ArrayDeque<>(List.of(root));
        while (!queue.isEmpty()) {
            Node node = queue.remove();
            node.next.forEach((c, child) -> {
                Node fallback = node.fallback;
                while (fallback != null && !fallback.next.containsKey(c)) {
                    fallback = fallback.fallback;
                }
                child.fallback = fallback == null ? root : fallback.next.get(c);
                queue.add(child);
            });
        }
        Map<String, Integer> counts = new TreeMap<>();
        Node node = root;
        for (char c : text.toCharArray()) {
            while (node != null && !node.next.containsKey(c)) {
                node = node.fallback;
            }
            node = node == null ? root : node.next.get(c);
            for (Node end = node; end != null; end = end.fallback) {
                if (end.word != null) {
                    counts.merge(end.word, 1, Integer::sum);
                }
            }
        }
        return counts;
    }

    static int distance(String left, String right) {
        int[][] table = new int[left.length() + 1][right.length() + 1];
        for (int i = 0; i <= left.length(); i++) {
            for (int j = 0; j <= right.length(); j++) {
                table[i][j] = i == 0 ? j : j == 0 ? i
                    : Math.min(table[i - 1][j - 1] + (left.charAt(i - 1) == right.charAt(j - 1) ? 0 : 1), 1 + Math.min(table[i - 1][j], table[i][j - 1]));
            }
        }
        return table[left.length()][right.length()];
    }

    public static void main(String[] args) {
        System.out.println(search("abracadabra abra", "abra") + " " + search("aaaa", "aa") + " " + search("abc", "d"));
        System.out.println(count("ushers she his hers", "he", "she", "his", "hers"));
        System.out.println(distance("kitten", "sitting") + " " + distance("", "abc") + " " + distance("same", "same"));
        System.out.println("mississippi".indexOf("ssi", 3) + " " + "mississippi".lastIndexOf("ss") + " " + "mississippi".regionMatches(true, 1, "ISS", 0, 3));
    }
}
