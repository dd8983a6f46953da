import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int tokens = 5;
        int granted = 0;
        for (int tick = 1; tick <= 10; tick++) {
            int requests = Verifier.nondetInt();
            Verifier.assume(requests >= 0 && requests <= 10);
            int served = Math.min(tokens, requests);
            tokens -= served;
            granted += served;
            tokens = Math.min(5, tokens + 1);
            assert granted <= 5 + tick;
        }
    }
}
