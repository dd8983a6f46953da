import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int[] digits = new int[4];
        for (int i = 0; i < 4; i++) {
            digits[i] = Verifier.nondetInt();
            Verifier.assume(digits[i] >= 0 && digits[i] <= 9);
        }
        int sum = 0;
        for (int i = 0; i < 4; i++) {
            int d = digits[i];
            if (i % 2 == 0) {
                d *= 2;
                d = d > 9 ? d - 9 : d;
            }
            sum += d;
        }
        assert sum % 10 != 0 || digits[0] != 7 || digits[3] != 3;
    }
}
