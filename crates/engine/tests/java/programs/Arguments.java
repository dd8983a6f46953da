// holds
public class Arguments {
    public static void main(String[] args) {
        assert args != null && args.length >= 0;
        if (args.length >= 2) {
            assert args[0] != null && args[0] != args[1] && args[0] != "a" && args[1] != "";
            String[] copy = args.clone();
            assert copy != args && copy.length == args.length && copy[0] == args[0] && copy[1] == args[1];
            copy[0] = "a";
            assert args[0] != copy[0];
            args[1] = args[0];
            assert args[1] == args[0] && copy[1] != args[1];
        }
        if (args.length == 1 && args[0].length() == 1) {
            assert args[0].charAt(0) != 0 && !Character.isSurrogate(args[0].charAt(0));
        }
    }
}
