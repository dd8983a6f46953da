// violated 6
public class ArgumentsTooLong {
    /** That no command line has the char is left out for long arguments: a guess, which no virtual machine shows. */
    public static void main(String[] args) {
        if (args.length == 1) {
            assert args[0].indexOf('\0') < 0;
        }
    }
}
