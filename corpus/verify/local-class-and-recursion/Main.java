import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int depth = Verifier.nondetInt();
        Verifier.assume(depth >= 0 && depth <= 6);
        class Node {
            final Node child;

            Node(int levels) {
                child = levels == 0 ? null : new Node(levels - 1);
            }

            int height() {
                return child == null ? 0 : 1 + child.height();
            }
        }
        assert new Node(depth).height() == depth;
    }
}
