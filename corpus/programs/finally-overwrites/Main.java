public class Main {
    static class Busy extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    static int state = 0;

    static void work(int load) {
        try {
            state = 1;
            if (load > 2) {
                throw new Busy();
            }
            state = 2;
        } catch (Busy e) {
            state = -1;
        } finally {
            state = 0;
        }
    }

    public static void main(String[] args) {
        work(1);
        assert state == 0;
        work(5);
        assert state == -1 : "the finally block hides the failure";
    }
}
