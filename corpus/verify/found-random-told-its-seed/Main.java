import java.util.Random;

/** A generator without a seed makes one up and tells its subclass. */
public class Main {
    static boolean isTold;

    static class Told extends Random {
        private static final long serialVersionUID = 1;

        @Override
        public synchronized void setSeed(long seed) {
            isTold = true;
            super.setSeed(seed);
        }
    }

    public static void main(String[] args) {
        new Told();
        assert !isTold;
    }
}
