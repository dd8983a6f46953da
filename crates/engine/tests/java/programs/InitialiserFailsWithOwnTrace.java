// undecided an initialiser that fails with a stack trace of the program's making
public class InitialiserFailsWithOwnTrace {
    static int asked;

    static class Failure extends RuntimeException {
        @Override
        public StackTraceElement[] getStackTrace() {
            asked++;
            return super.getStackTrace();
        }
    }

    static class Broken {
        static int field;

        static {
            if (asked == 0) {
                throw new Failure();
            }
        }
    }

    public static void main(String[] args) {
        try {
            Broken.field = 1;
        } catch (ExceptionInInitializerError e) {
            // The virtual machine has asked for the trace.
        }
        assert asked == 0;
    }
}
