public class Main {
    static class Odd extends RuntimeException {
        @Override
        public StackTraceElement[] getStackTrace() {
            System.exit(0);
            return null;
        }
    }

    public static void main(String[] args) {
        throw new Odd();
    }
}
