import java.util.ArrayList;
import java.util.List;

public class Main {
    static abstract class Account {
        private static int nextId = 100;
        protected final int id = nextId++;
        protected long cents;
        private final List<String> log = new ArrayList<>();

        void deposit(long amount) {
            if (amount <= 0) {
                throw new IllegalArgumentException("amount " + amount);
            }
            cents += amount;
            log.add("+" + amount);
        }

        final void withdraw(long amount) throws Insufficient {
            if (amount > available()) {
                throw new Insufficient(this, amount);
            }
            cents -= amount;
            log.add("-" + amount);
        }

        abstract long available();

        @Override
        public String toString() {
            return getClass().getSimpleName() + "#" + id + " " + cents / 100 + "." + Math.abs(cents % 100) + " " + log;
        }
    }

    static class Savings extends Account {
        private final double rate;

        Savings(double rate) {
            this.rate = rate;
        }

        @Override
        long available() {
            return cents;
        }

        void year() {
            deposit(Math.round(cents * rate));
        }
    }

    static class Checking extends Account {
        @Override
        long available() {
            return cents + 5000;
        }
    }

    static class Insufficient extends Exception {
        Insufficient(Account a, long amount) {
            super("account " + a.id + " lacks " + (amount - a.available()));
        }
    }

    static boolean transfer(Account from, Account to, long amount) {
        try {
            from.withdraw(amount);
            to.deposit(amount);
            return true;
        } catch (Insufficient e) {
            System.out.println(e.getMessage());
            return false;
        } finally {
            System.out.println(from + " | " + to);
        }
    }

    public static void main(String[] args) {
        Savings s = new Savings(0.0375);
        Checking c = new Checking();
        s.deposit(123_456);
        System.out.println(transfer(s, c, 23_400));
        System.out.println(transfer(c, s, 28_401));
        System.out.println(transfer(c, s, 28_400));
        System.out.println(transfer(s, c, 1_000_000));
        for (int i = 0; i < 10; i++) {
            s.year();
        }
        System.out.println(s);
        try {
            c.deposit(-5);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(c.cents + s.cents);
    }
}
