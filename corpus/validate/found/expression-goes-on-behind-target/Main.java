import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static int input;

    static int one() { return 1; }

    static int check() {
        assert input != 5;
        return 2;
    }

    public static void main(String[] args) {
        input = Verifier.nondetInt();
        int sum = switch (input) {
            case 1 -> 2;
            default -> one(); } + check();
    }
}
