public class Main {
    /** The number, or -1 if the text is none of at most two digits. */
    static int parse(String text) {
        if (text.isEmpty() || text.length() > 2) {
            return -1;
        }
        try {
            int number = Integer.parseInt(text);
            return number < 0 ? -1 : number;
        } catch (NumberFormatException e) {
            return -1;
        }
    }

    public static void main(String[] args) {
        if (args.length == 0) {
            return;
        }
        int number = parse(args[0]);
        assert number >= -1 && number <= 99;
    }
}
