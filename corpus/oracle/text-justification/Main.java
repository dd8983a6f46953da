import java.util.ArrayList;
import java.util.List;

public class Main {
    static List<String> wrap(String text, int width) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.split("\\s+")) {
            if (line.length() > 0 && line.length() + 1 + word.length() > width) {
                lines.add(line.toString());
                line.setLength(0);
            }
            if (line.length() > 0) {
                line.append(' ');
            }
            line.append(word);
        }
        lines.add(line.toString());
        return lines;
    }

    static String justify(String line, int width) {
        String[] words = line.split(" ");
        if (words.length == 1) {
            return line + " ".repeat(width - line.length());
        }
        int gaps = words.length - 1;
        int spaces = width - line.length() + gaps;
        StringBuilder result = new StringBuilder(words[0]);
        for (int i = 1; i < words.length; i++) {
            result.append(" ".repeat(spaces / gaps + (i <= spaces % gaps ? 1 : 0))).append(words[i]);
        }
        return result.toString();
    }

    static String centre(String text, int width, char filler) {
        int left = (width - text.length()) / 2;
        return String.valueOf(filler).repeat(left) + text + String.valueOf(filler).repeat(width - text.length() - left);
    }

    public static void main(String[] args) {
        String text = "It is a truth universally acknowledged that a program in possession of a proof must be in want of a checker";
        for (int width : new int[] {20, 31}) {
            System.out.println(centre(" width " + width + " ", width, '*'));
            List<String> lines = wrap(text, width);
            for (int i = 0; i < lines.size(); i++) {
                String line = i < lines.size() - 1 ? justify(lines.get(i), width) : lines.get(i);
                System.out.println("|" + line + "|");
            }
        }
        System.out.println("  indented\n\ttabbed\n".indent(2).replace(' ', '.') + "x".isBlank() + " \t ".isBlank());
        System.out.println(" a b ".strip() + "|" + " a b ".stripLeading() + "|" + " a b ".stripTrailing() + "|");
        "one\ntwo\r\nthree".lines().map(String::length).forEach(System.out::println);
        System.out.println(String.join("-", wrap("a bb ccc dddd", 4)) + " " + "abcabc".chars().filter(c -> c == 'b').count());
    }
}
