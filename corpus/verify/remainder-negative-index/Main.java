import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int[] buckets = new int[16];
        int hash = Verifier.nondetInt();
        buckets[hash % buckets.length]++;
    }
}
