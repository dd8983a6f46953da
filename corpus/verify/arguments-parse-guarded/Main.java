public class Main {
    /** The number, or -1 if the text is none of at most two digits. */
    static int parse(String text) {
        if (text.isEmpty() || text.length() > 2) {
            return -1;
        }
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) < '0' || text.charAt(i) > '9') {
                return -1;
            }
        }
        return Integer.parseInt(text);
    }

    public static void main(String[] args) {
        if (args.length == 0) {
            return;
        }
        int number = parse(args[0]);
        assert number >= -1 && number <= 99;
    }
}
