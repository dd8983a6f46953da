public class Main {
    public static void main(String[] args) {
        boolean isLoud = false;
        boolean isQuiet = false;
        for (int i = 0; i < args.length && i < 3; i++) {
            if (args[i].startsWith("-")) {
                isLoud |= args[i].equals("-l");
                isQuiet |= args[i].equals("-q");
            }
        }
        assert !(isLoud && isQuiet);
    }
}
