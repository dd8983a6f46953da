import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

public class Main {
    public static void main(String[] args) {
        String[] words = {"banana", "Apple", "cherry", "apple", "Banana", "", "a", "10", "9", "z", "_", "apple pie", "APPLE"};
        String[] sorted = words.clone();
        Arrays.sort(sorted);
        System.out.println(Arrays.toString(sorted));
        Arrays.sort(sorted, String.CASE_INSENSITIVE_ORDER);
        System.out.println(Arrays.toString(sorted));
        Arrays.sort(sorted, Comparator.comparing(String::length).thenComparing(Function.identity()));
        System.out.println(Arrays.toString(sorted));
        for (String a : words) {
            StringBuilder line = new StringBuilder();
            for (String b : words) {
                line.append(Integer.signum(a.compareTo(b))).append(a.equalsIgnoreCase(b) ? "=" : " ");
            }
            System.out.println(line);
        }
        System.out.println("apple".compareTo("apple pie") + " " + "b".compareTo("a") + " " + "Z".compareTo("a") + " " + "Z".compareToIgnoreCase("a"));
        System.out.println("abcabc".indexOf("c") + " " + "abcabc".lastIndexOf("c") + " " + "abcabc".indexOf("ca") + " " + "aaa".indexOf("aa", 1) + " " + "abc".indexOf("") + " " + "abc".lastIndexOf(""));
        System.out.println("abc".contains("") + " " + "abc".startsWith("") + " " + "abc".endsWith("abc") + " " + "abc".startsWith("bc", 1) + " " + "abc".startsWith("c", 5));
        int count = 0;
        String hay = "aXbXXcX";
        for (int i = hay.indexOf('X'); i >= 0; i = hay.indexOf('X', i + 1)) {
            count++;
        }
        System.out.println(count);
        TreeMap<String, Integer> map = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        for (String w : words) {
            map.merge(w, 1, Integer::sum);
        }
        System.out.println(map);
        char[] letters = "hello".toCharArray();
        Arrays.sort(letters);
        System.out.println(String.valueOf(letters) + " " + new String(letters).equals("ehllo") + " " + String.valueOf(letters, 1, 3));
        Map<String, List<String>> anagrams = new TreeMap<>();
        for (String w : List.of("listen", "silent", "enlist", "google", "elgoog", "abc")) {
            char[] key = w.toCharArray();
            Arrays.sort(key);
            anagrams.computeIfAbsent(new String(key), k -> new ArrayList<>()).add(w);
        }
        System.out.println(anagrams);
        System.out.println("a-b-c".replace("-", "+") + " " + "aaa".replace("aa", "b") + " " + "x.y.z".replaceAll(".", "#") + " " + "x.y".replace(".", "$1"));
        System.out.println("Mixed Case".chars().map(c -> Character.isUpperCase(c) ? Character.toLowerCase(c) : Character.toUpperCase(c)).mapToObj(c -> String.valueOf((char) c)).collect(Collectors.joining()));
    }
}
