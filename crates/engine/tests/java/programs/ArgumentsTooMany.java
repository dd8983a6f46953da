// undecided more arguments of main
public class ArgumentsTooMany {
    public static void main(String[] args) {
        int n = 0;
        for (String argument : args) {
            assert argument != null;
            n++;
        }
        assert n == args.length;
    }
}
