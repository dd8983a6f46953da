// undecided more arguments of main than are looked at
/** What is copied from behind the arguments that are looked at is not the first one. */
public class ArgumentsCopied {
    public static void main(String[] args) {
        if (args.length > 20) {
            String[] copy = new String[3];
            System.arraycopy(args, 15, copy, 0, 1);
            assert copy[0] == args[0];
        }
    }
}
