import org.sosy_lab.sv_benchmarks.Verifier;

/** Places of every kind that claims can be made at; see `crates/jurat/tests/convert_round_trip.rs`. */
public class Main {
    static int twice(int x) {
        int result = x + x;
        return result;
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        int sum = 0;
        int i = 0; int k = 1;
        while (i < n) {
            sum += twice(i);
            i++;
            if (sum > 100) {
                k = 2;
                sum = 0;
            }
        }
        for (int j = 0; j < 3; j++) {
            boolean odd = j % 2 == 1;
            k = odd ? k + 1 : k;
        }
        do {
            k--;
            n = Verifier.nondetInt();
        } while (k > 0);
        assert sum >= 0 : "é";
    }
}
