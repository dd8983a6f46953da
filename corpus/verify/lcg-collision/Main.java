import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int seed = Verifier.nondetInt();
        int state = seed;
        for (int i = 0; i < 3; i++) {
            state = state * 1103515245 + 12345;
        }
        assert (state & 0xFFFF) != 0x1234;
    }
}
