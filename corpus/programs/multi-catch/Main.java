public class Main {
    static class Cold extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    static class Hot extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    static class Unlucky extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    static int handled = 0;

    static int measure(int degrees) {
        try {
            try {
                if (degrees < 0) {
                    throw new Cold();
                }
                if (degrees > 40) {
                    throw new Hot();
                }
                if (degrees == 13) {
                    throw new Unlucky();
                }
                return degrees;
            } catch (Cold | Hot e) {
                handled++;
                return e instanceof Cold ? 0 : 40;
            } finally {
                handled += 10;
            }
        } catch (RuntimeException e) {
            handled += 100;
            return -1;
        }
    }

    public static void main(String[] args) {
        int mild = measure(20);
        int cold = measure(-5);
        int hot = measure(99);
        int unlucky = measure(13);
        assert mild == 20 && cold == 0 && hot == 40 && unlucky == -1;
        assert handled == 142;
    }
}
