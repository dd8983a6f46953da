/** A stack trace that meets an exception again names it, but not its cause. */
public class Main {
    static int asked;

    static class Failure extends Exception {
        private static final long serialVersionUID = 1;
        private final int digit;

        Failure(int digit) {
            this.digit = digit;
        }

        @Override
        public String toString() {
            asked = asked * 10 + digit;
            return "failure";
        }
    }

    public static void main(String[] args) {
        Failure first = new Failure(1);
        Failure second = new Failure(2);
        first.initCause(second);
        first.addSuppressed(second);
        second.initCause(new Failure(3));
        first.printStackTrace();
        assert asked != 1232;
    }
}
