// violated 6

/** What main is called with is an input, too. */
public class Argument {
    public static void main(String[] args) {
        assert args.length < 2 || !args[1].equals("-v");
    }
}
