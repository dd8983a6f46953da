import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int count = 0;
        int weight = 0;
        for (int i = 0; i < 40; i++) {
            if (Verifier.nondetInt() > i) {
                count++;
                weight += 2;
            } else {
                weight += 1;
            }
        }
        assert weight == count + 40;
        assert count >= 0 && count <= 40;
    }
}
