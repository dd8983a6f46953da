public class Main {
    static int level(String word) {
        switch (word) {
            case "low":
                return 1;
            case "high":
                return 2;
            default:
                return 0;
        }
    }

    public static void main(String[] args) {
        if (args.length > 0 && args[0].length() <= 4) {
            int level = level(args[0]);
            assert level == 0 || args[0].length() == 2 + level;
        }
    }
}
