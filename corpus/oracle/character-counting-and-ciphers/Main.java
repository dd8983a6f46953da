import java.util.Arrays;

public class Main {
    static String atbash(String s) {
        return s.chars().mapToObj(c -> Character.isLetter(c) ? (char) ('a' + 'z' - Character.toLowerCase(c)) : (char) c).map(String::valueOf).reduce("", String::concat);
    }

    static String railFence(String s, int rails) {
        StringBuilder[] rows = new StringBuilder[rails];
        Arrays.setAll(rows, i -> new StringBuilder());
        int row = 0;
        int step = 1;
        for (char c : s.toCharArray()) {
            rows[row].append(c);
            if (row + step < 0 || row + step >= rails) {
                step = -step;
            }
            row += rails == 1 ? 0 : step;
        }
        StringBuilder out = new StringBuilder();
        for (StringBuilder r : rows) {
            out.append(r);
        }
        return out.toString();
    }

    static String xor(String s, String key) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < s.length(); i++) {
            out.append(String.format("%02x", s.charAt(i) ^ key.charAt(i % key.length())));
        }
        return out.toString();
    }

    public static void main(String[] args) {
        String text = "Attack at dawn, 6 o'clock!";
        System.out.println(atbash(text) + " " + atbash(atbash(text)));
        for (int rails = 1; rails < 6; rails++) {
            System.out.println(railFence(text, rails));
        }
        System.out.println(xor(text, "key"));
        int[] counts = new int[128];
        for (char c : text.toCharArray()) {
            counts[c]++;
        }
        for (char c = 0; c < 128; c++) {
            if (counts[c] > 0) {
                System.out.println((int) c + " " + c + " " + counts[c]);
            }
        }
        int vowels = 0;
        int digits = 0;
        int upper = 0;
        for (char c : text.toCharArray()) {
            if ("aeiou".indexOf(Character.toLowerCase(c)) >= 0) {
                vowels++;
            } else if (Character.isDigit(c)) {
                digits++;
            }
            upper += Character.isUpperCase(c) ? 1 : 0;
        }
        System.out.println(vowels + " " + digits + " " + upper);
        StringBuilder acronym = new StringBuilder();
        for (String w : "portable network graphics".split(" ")) {
            acronym.append(Character.toUpperCase(w.charAt(0)));
        }
        System.out.println(acronym);
        String isbn = "0-306-40615-2";
        int sum = 0;
        int weight = 10;
        for (char c : isbn.toCharArray()) {
            if (c != '-') {
                sum += (c == 'X' ? 10 : c - '0') * weight--;
            }
        }
        System.out.println(sum % 11 == 0);
        System.out.println("The quick brown fox jumps over the lazy dog".toLowerCase().chars().filter(Character::isLetter).distinct().count());
    }
}
