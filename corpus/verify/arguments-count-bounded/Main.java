public class Main {
    public static void main(String[] args) {
        int pairs = args.length / 2;
        int rest = args.length % 2;
        assert args.length >= 0 && rest >= 0 && 2 * pairs + rest == args.length;
    }
}
