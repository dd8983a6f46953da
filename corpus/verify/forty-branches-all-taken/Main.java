import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        long taken = 0;
        for (int i = 0; i < 40; i++) {
            if (Verifier.nondetBoolean()) {
                taken |= 1L << i;
            }
        }
        // Only one of 2^40 executions gets here.
        assert taken != 0xF0F0F0F0F0L;
    }
}
