import java.util.function.Function;

public class Main {
    static String text;

    static String get() {
        return null;
    }

    public static void main(String[] args) {
        Function<NullPointerException, String> message = NullPointerException::getMessage;
        int length = 1;
        try {
            length = (text = get()).length();
        } catch (NullPointerException e) {
            assert !message.apply(e).contains("Main.get()");
        }
    }
}
