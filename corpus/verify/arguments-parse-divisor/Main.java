public class Main {
    public static void main(String[] args) {
        if (args.length != 1 || args[0].length() != 2) {
            return;
        }
        int divisor;
        try {
            divisor = Integer.parseInt(args[0]);
        } catch (NumberFormatException e) {
            return;
        }
        // "42" is the one that nobody has thought of.
        System.out.println(100 / (divisor - 42));
    }
}
