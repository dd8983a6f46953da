public class Main {
    public static void main(String[] args) {
        char[] chars = {'a', 'Z', '0', '9', ' ', '\n', '\t', '_', '$', '-', '\u00E9', '\u00DF', '\u03A3', '\u4E2D', '\u0663', '\u00A0', '\u2003', '\0', '\u01C5', '\u00BD'};
        for (char c : chars) {
            System.out.println((int) c + " " + Character.isLetter(c) + Character.isDigit(c) + Character.isLetterOrDigit(c) + Character.isWhitespace(c)
                + Character.isUpperCase(c) + Character.isLowerCase(c) + Character.isJavaIdentifierStart(c) + Character.isSpaceChar(c));
            System.out.println((int) Character.toUpperCase(c) + " " + (int) Character.toLowerCase(c) + " " + (int) Character.toTitleCase(c));
            System.out.println(Character.getNumericValue(c) + " " + Character.digit(c, 10) + " " + Character.digit(c, 36) + " " + Character.getType(c));
            System.out.println(Character.isAlphabetic(c) + " " + Character.isISOControl(c) + " " + Character.isSurrogate(c));
        }
        System.out.println(Character.forDigit(11, 16) + " " + Character.MAX_RADIX + " " + Character.compare('a', 'c') + " " + Character.valueOf('x'));
        System.out.println(Character.toChars(0x1F600).length + " " + Character.charCount(0x1F600) + " " + Character.toString(65));
        System.out.println(Character.isHighSurrogate('\uD83D') + " " + Character.toCodePoint('\uD83D', '\uDE00') + " " + (int) Character.reverseBytes('a'));
    }
}
