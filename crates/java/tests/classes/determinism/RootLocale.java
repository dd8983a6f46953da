// deterministic
import java.util.Locale;

class RootLocale {
    public static void main(String[] args) throws Exception {
        assert "title".toUpperCase(Locale.ROOT).equals("TITLE");
        assert String.format(Locale.ROOT, "%.1f %s", 0.5, "x").equals("0.5 x");
    }
}
