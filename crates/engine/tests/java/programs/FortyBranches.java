// holds
import org.sosy_lab.sv_benchmarks.Verifier;

public class FortyBranches {
    public static void main(String[] args) {
        boolean[] flags = new boolean[40];
        int n = 0;
        for (int i = 0; i < 40; i++) {
            if (Verifier.nondetInt() > i) {
                flags[i] = true;
                n++;
            }
        }
        assert n >= 0 && n <= 40;
    }
}
