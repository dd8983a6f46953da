import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static class Account {
        int cents;

        Account(int cents) {
            this.cents = cents;
        }
    }

    static Account open(int deposit) {
        return deposit > 100 ? new Account(deposit) : null;
    }

    public static void main(String[] args) {
        int deposit = Verifier.nondetInt();
        boolean generous = Verifier.nondetBoolean();
        if (generous) {
            deposit |= 1 << 30;
        }
        Account account = open(deposit);
        int cents = account.cents;
        assert cents > 100;
    }
}
