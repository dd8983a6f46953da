import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int state = Verifier.nondetInt();
        for (int i = 0; i < 10; i++) {
            int next = state * 1103515245 + 12345;
            assert ((next ^ state) & 1) == 1;
            state = next;
        }
    }
}
