/** The JVM asks an exception that nobody catches for its message. */
public class Main {
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
