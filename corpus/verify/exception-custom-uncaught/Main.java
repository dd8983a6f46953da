import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static class Overdrawn extends RuntimeException {
        final int by;

        Overdrawn(int by) {
            super("overdrawn by " + by);
            this.by = by;
        }
    }

    static int withdraw(int balance, int amount) {
        if (amount > balance) {
            throw new Overdrawn(amount - balance);
        }
        return balance - amount;
    }

    public static void main(String[] args) {
        int amount = Verifier.nondetInt();
        Verifier.assume(amount >= 0 && amount <= 60);
        int balance = withdraw(100, amount);
        withdraw(balance, amount);
    }
}
