import java.util.Locale;

public class Main {
    static class Named {
        public String toString() {
            return "c";
        }
    }
    public static void main(String[] args) {
        String text = String.format(Locale.ROOT, "%h", new Named());
        assert text.length() > 1;
    }
}
