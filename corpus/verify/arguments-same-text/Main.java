/** Arguments are objects of their own, also if their texts are the same. */
public class Main {
    public static void main(String[] args) {
        if (args.length == 2 && args[0].length() == 2 && args[1].length() == 2 && args[0].equals(args[1])) {
            assert args[0] == args[1];
        }
    }
}
