import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int state = 0;
        int opened = 0;
        while (true) {
            boolean go = Verifier.nondetBoolean();
            if (state == 0 && go) {
                state = 1;
                opened = 1;
            } else if (state == 1 && go) {
                state = 0;
                opened = 0;
            }
            assert state == opened;
        }
    }
}
