import java.util.Arrays;

public class Main {
    public static void main(String[] args) {
        String s = "a\u00E9\u4E2D\uD83D\uDE00z";
        System.out.println(s.length() + " " + s.codePointCount(0, s.length()));
        for (int i = 0; i < s.length(); i++) {
            System.out.println((int) s.charAt(i) + " " + s.codePointAt(i) + " " + Character.isSurrogate(s.charAt(i)));
        }
        s.codePoints().forEach(c -> System.out.println(Integer.toHexString(c)));
        System.out.println(s.hashCode() + " " + s.indexOf('\u4E2D') + " " + s.indexOf(0x1F600) + " " + s.lastIndexOf("z"));
        System.out.println(s.substring(1, 2).equals("\u00E9") + " " + "\u00C9".equalsIgnoreCase("\u00E9") + " " + (int) "\u00E9".toUpperCase().charAt(0));
        System.out.println("stra\u00DFe".toUpperCase() + " " + "STRASSE".toLowerCase() + " " + "\u0130".toLowerCase().length() + " " + "\u0391\u03A3".toLowerCase().codePointAt(1));
        System.out.println(new StringBuilder(s).reverse().codePointAt(1) + " " + s.compareTo("a\u00E9") + " " + "\u00E9".compareTo("\u4E2D") + " " + "z".compareTo("\u00E9"));
        String latin = "abc";
        String wide = latin + "\u4E2D";
        System.out.println(wide.substring(0, 3).equals(latin) + " " + (wide.substring(0, 3).hashCode() == latin.hashCode()) + " " + wide.startsWith(latin));
        System.out.println(wide.replace('\u4E2D', 'd') + " " + wide.replace("\u4E2D", "").length() + " " + wide.contains("c\u4E2D") + " " + wide.equals("abcd"));
        System.out.println("\u00A0x\u2003".trim().length() + " " + "\u2003x\u2003".strip().length() + " " + "\u3000".isBlank());
        System.out.println(new String(new int[] {0x1F600, 65}, 0, 2).length() + " " + Character.getNumericValue('\u2167') + " " + Character.isLetter('\u4E2D'));
        byte[] utf8 = s.getBytes(java.nio.charset.StandardCharsets.UTF_8);
        System.out.println(utf8.length + " " + Arrays.toString(utf8) + " " + new String(utf8, java.nio.charset.StandardCharsets.UTF_8).equals(s));
        System.out.println(Arrays.toString("a\u00E9".getBytes(java.nio.charset.StandardCharsets.ISO_8859_1)));
    }
}
