public class Main {
    static boolean palindrome(String s) {
        for (int i = 0, j = s.length() - 1; i < j; i++, j--) {
            if (s.charAt(i) != s.charAt(j)) {
                return false;
            }
        }
        return true;
    }

    public static void main(String[] args) {
        String word = "level";
        String other = "lever";
        String part = word.substring(1, 4);
        int position = word.indexOf('v');
        boolean mirrored = palindrome(word);
        boolean notMirrored = palindrome(other);
        String upper = word.toUpperCase();
        assert mirrored && !notMirrored;
        assert part.equals("eve") && part.length() == 3;
        assert position == 2 && word.startsWith("le") && !word.isEmpty();
        assert upper.equals("LEVEL");
        assert word.compareTo(other) < 0;
    }
}
