// violated 8
public class UncaughtText {
    static class Failure extends RuntimeException {
        private static final long serialVersionUID = 1;

        @Override
        public String getMessage() {
            assert false;
            return "failure";
        }
    }

    public static void main(String[] args) {
        throw new Failure();
    }
}
