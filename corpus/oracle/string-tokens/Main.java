import java.io.*;
import java.util.*;

public class Main {
    public static void main(String[] args) throws Exception {
        StringTokenizer tokens = new StringTokenizer("a b\tc\nd");
        System.out.print(tokens.countTokens() + ":");
        while (tokens.hasMoreTokens()) {
            System.out.print(" " + tokens.nextToken());
        }
        System.out.println();
        StringTokenizer kept = new StringTokenizer("1+2*3", "+*", true);
        while (kept.hasMoreElements()) {
            System.out.print(kept.nextElement() + ";");
        }
        System.out.println();
        try {
            kept.nextToken();
        } catch (NoSuchElementException e) {
            System.out.println("no more");
        }
        StreamTokenizer stream = new StreamTokenizer(new java.io.StringReader("x = 3.5 + 'text' // comment\n y"));
        while (stream.nextToken() != StreamTokenizer.TT_EOF) {
            System.out.print(stream.ttype + (stream.sval == null ? "" : stream.sval) + " ");
        }
        System.out.println();
        StringJoiner joiner = new StringJoiner(", ", "{", "}").setEmptyValue("nothing");
        System.out.print(joiner + " ");
        System.out.println(joiner.add("p").add("q").merge(new StringJoiner("-").add("r").add("s")) + " " + joiner.length());
        System.out.println(String.join("/", List.of("x", "y")) + "a-b".repeat(2) + " strip ".strip() + "x".compareTo("abc") + "Abc".equalsIgnoreCase("aBC"));
        System.out.println("lines\nof\ntext".lines().count() + " " + "  indent".indent(2).length() + "\t".isBlank() + "%d".formatted(3));
    }
}
