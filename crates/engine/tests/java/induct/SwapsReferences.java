// open
import org.sosy_lab.sv_benchmarks.Verifier;

class SwapsReferences {
    static class Node {
        int far;
    }

    public static void main(String[] arguments) {
        Node one = new Node();
        Node two = new Node();
        two.far = 1;
        int n = Verifier.nondetInt();
        for (int i = 0; i < n; i++) {
            if (i == 5_000_000) {
                Node swap = one;
                one = two;
                two = swap;
            }
        }
        assert one.far == 0;
    }
}
