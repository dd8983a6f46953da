// holds
import org.sosy_lab.sv_benchmarks.Verifier;

class RunsForEver {
    public static void main(String[] arguments) {
        int state = 0;
        while (true) {
            int command = Verifier.nondetInt();
            if (command > 0 && state < 3) {
                state++;
            } else if (command < 0 && state > 0) {
                state--;
            }
            assert state >= 0 && state <= 3;
        }
    }
}
