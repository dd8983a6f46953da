import java.util.*;

public class Main {
    public static void main(String[] args) throws Exception {
        System.out.println("Stra\u00dfe".toUpperCase() + " " + "\u0130".toLowerCase().length() + " " + "\u00c4".equalsIgnoreCase("\u00e4"));
        System.out.println("\ud83d\ude00x".codePointCount(0, 3) + " " + "\ud83d\ude00".codePointAt(0) + Character.toChars(0x1F600).length + Character.getNumericValue('\u0664') + Character.isLetter('\u4e2d'));
        System.out.println(Character.getType('a') + " " + Character.isWhitespace('\u2003') + Character.isUpperCase('\u00c4') + Character.toTitleCase('\u01c6') + Character.isJavaIdentifierStart('$'));
        System.out.println("a\u0301".length() + " " + new StringBuilder("ab\ud83d\ude00").reverse() + "x".codePoints().sum() + "caf\u00e9".chars().max().getAsInt());
        System.out.println(String.valueOf(new char[] {'o', 'k'}) + "abc".contains("bc") + "abcabc".lastIndexOf("bc") + "a,b".indexOf(',') + "Hello".regionMatches(true, 1, "ELL", 0, 3) + "x".hashCode());
        System.out.println("  trim\u2003".trim().length() + " " + "\u2003strip\u2003".strip() + "tr\tans".translateEscapes() + "ab".compareToIgnoreCase("AC") + "mississippi".replace("ss", "SS"));
    }
}
