// violated 9
public class CaughtAssertion {
    static int sum() {
        return 1 + 1;
    }

    public static void main(String[] args) {
        try {
            assert sum() == 3;
        } catch (AssertionError e) {
            // A caught one counts, too.
        }
    }
}
