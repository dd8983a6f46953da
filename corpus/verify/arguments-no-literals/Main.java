/** An argument is no literal, also if the text is the same. */
public class Main {
    public static void main(String[] args) {
        for (int i = 0; i < args.length && i < 5; i++) {
            assert args[i] != null && args[i] != "x" && args[i] != "";
        }
    }
}
