import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static final class Account {
        private int balance;

        Account(int balance) {
            this.balance = balance;
        }

        boolean transfer(Account to, int amount) {
            if (amount <= 0 || amount > balance) {
                return false;
            }
            balance -= amount;
            to.balance += amount;
            return true;
        }
    }

    public static void main(String[] args) {
        Account[] accounts = {new Account(100), new Account(50), new Account(0)};
        for (int i = 0; i < 4; i++) {
            int from = Verifier.nondetInt();
            int to = Verifier.nondetInt();
            Verifier.assume(from >= 0 && from < 3 && to >= 0 && to < 3);
            accounts[from].transfer(accounts[to], Verifier.nondetInt());
        }
        int sum = 0;
        for (Account account : accounts) {
            assert account.balance >= 0;
            sum += account.balance;
        }
        assert sum == 150;
    }
}
