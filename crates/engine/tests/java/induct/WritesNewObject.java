// open
import org.sosy_lab.sv_benchmarks.Verifier;

class WritesNewObject {
    static class Node {
        int far;
    }

    public static void main(String[] arguments) {
        Node one = new Node();
        Node last = one;
        int n = Verifier.nondetInt();
        for (int i = 0; i < n; i++) {
            last = new Node();
            last.far = i;
        }
        assert last.far < 5_000_000;
    }
}
