// open
import org.sosy_lab.sv_benchmarks.Verifier;

class WritesReference {
    static class Node {
    }

    public static void main(String[] arguments) {
        Node one = new Node();
        Node last = one;
        int n = Verifier.nondetInt();
        for (int i = 0; i < n; i++) {
            if (i == 5_000_000) {
                last = null;
            }
        }
        assert last != null;
    }
}
