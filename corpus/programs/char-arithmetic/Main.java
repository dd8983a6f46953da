public class Main {
    static char rotate(char letter, int by) {
        if (letter < 'a' || letter > 'z') {
            return letter;
        }
        return (char) ('a' + (letter - 'a' + by) % 26);
    }

    public static void main(String[] args) {
        char[] text = {'j', 'a', 'v', 'a', '!'};
        for (int i = 0; i < text.length; i++) {
            text[i] = rotate(text[i], 13);
        }
        char next = 'y';
        next++;
        next += 1;
        int digit = '7' - '0';
        char upper = (char) ('q' & ~0x20);
        char fromInt = 97 + 1;
        int sum = 'A' + 'B';
        assert text[0] == 'w' && text[1] == 'n' && text[2] == 'i' && text[4] == '!';
        assert next == '{';
        assert digit == 7 && upper == 'Q' && fromInt == 'b';
        assert sum == 131;
    }
}
