// holds
import org.sosy_lab.sv_benchmarks.Verifier;

class WalksInCircles {
    static class Node {
        Node next;
    }

    public static void main(String[] arguments) {
        Node one = new Node();
        Node two = new Node();
        one.next = two;
        two.next = one;
        Node node = one;
        while (Verifier.nondetBoolean()) {
            node = node.next;
        }
        assert node == one || node == two;
    }
}
