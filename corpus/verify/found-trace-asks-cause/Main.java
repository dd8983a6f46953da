/** A stack trace is printed with the texts of all causes. */
public class Main {
    static int asked;

    static class Failure extends Exception {
        private static final long serialVersionUID = 1;

        @Override
        public String getMessage() {
            asked++;
            return "failure";
        }
    }

    public static void main(String[] args) {
        Exception exception = new Exception("outside", new Failure());
        asked = 0;
        exception.printStackTrace();
        assert asked == 0;
    }
}
