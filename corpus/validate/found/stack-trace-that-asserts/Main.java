public class Main {
    static class Odd extends RuntimeException {
        @Override
        public StackTraceElement[] getStackTrace() {
            assert false;
            return new StackTraceElement[0];
        }
    }

    public static void main(String[] args) {
        throw new Odd();
    }
}
