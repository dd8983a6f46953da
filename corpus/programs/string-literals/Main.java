public class Main {
    static String last = "none";
    String label = "unset";

    static String choose(boolean formal) {
        String greeting = formal ? "Good day, Sir & Madam" : "hi";
        last = greeting;
        return greeting;
    }

    public static void main(String[] args) {
        String first = choose(true);
        String second = choose(false);
        String empty = "";
        String nothing = null;
        String snake = "snake_case";
        String accented = "caf\u00e9 \"noir\"";
        String line = "tab\tnewline\n";
        String folded = "fold" + "ed " + 1 + '!';
        String[] words = {"alpha", second, null};
        Main main = new Main();
        main.label = words[0];
        Object any = snake;
        assert first != second && last == second;
        assert empty != nothing && nothing == null;
        assert second == "hi" && words[1] == last && words[2] == null;
        assert main.label == "alpha" && any == snake;
        assert accented == "café \"noir\"" && line != accented;
        assert folded == "folded 1!";
    }
}
