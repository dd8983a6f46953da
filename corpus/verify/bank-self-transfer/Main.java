import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static final class Account {
        int balance = 100;
    }

    static void transfer(Account from, Account to, int amount) {
        int fromAfter = from.balance - amount;
        int toAfter = to.balance + amount;
        if (fromAfter >= 0) {
            from.balance = fromAfter;
            to.balance = toAfter;
        }
    }

    public static void main(String[] args) {
        Account[] accounts = {new Account(), new Account()};
        int from = Verifier.nondetInt() & 1;
        int to = Verifier.nondetInt() & 1;
        int amount = Verifier.nondetInt();
        Verifier.assume(amount > 0 && amount <= 100);
        transfer(accounts[from], accounts[to], amount);
        assert accounts[0].balance + accounts[1].balance == 200;
    }
}
