// undecided the characters of a string that is too long
public class ArgumentsTooLong {
    public static void main(String[] args) {
        if (args.length == 1) {
            assert args[0].indexOf('\0') < 0;
        }
    }
}
