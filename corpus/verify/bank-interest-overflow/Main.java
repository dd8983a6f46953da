import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int cents = Verifier.nondetInt();
        int years = Verifier.nondetInt();
        Verifier.assume(cents >= 0 && cents <= 10_000_000 && years >= 0 && years <= 4);
        for (int i = 0; i < years; i++) {
            int interest = cents * 300 / 10_000;
            assert interest >= 0;
            cents += interest;
        }
    }
}
