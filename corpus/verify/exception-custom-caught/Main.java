import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static class Overdrawn extends RuntimeException {
        final int by;

        Overdrawn(int by) {
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
        Verifier.assume(amount >= 0);
        int balance;
        try {
            balance = withdraw(100, amount);
        } catch (Overdrawn e) {
            balance = -e.by;
        }
        assert balance == 100 - amount;
    }
}
