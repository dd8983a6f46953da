public class Main {
    public static void main(String[] args) {
        if (args.length != 2 || args[0].length() > 3 || args[1].length() > 3) {
            return;
        }
        int sum = 0;
        for (String argument : args) {
            sum += argument.length();
        }
        assert sum == (args[0] + args[1]).length() && sum <= 6;
    }
}
