import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int[] buckets = new int[16];
        for (int i = 0; i < 4; i++) {
            int hash = Verifier.nondetInt();
            buckets[hash & (buckets.length - 1)]++;
        }
        assert buckets[0] <= 4;
    }
}
