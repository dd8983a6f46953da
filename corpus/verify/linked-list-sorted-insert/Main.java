import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static final class Node {
        final int value;
        Node next;

        Node(int value, Node next) {
            this.value = value;
            this.next = next;
        }
    }

    static Node insert(Node list, int value) {
        if (list == null || list.value > value) {
            return new Node(value, list);
        }
        Node at = list;
        // Stops one node too early.
        while (at.next != null && at.next.next != null && at.next.value < value) {
            at = at.next;
        }
        at.next = new Node(value, at.next);
        return list;
    }

    public static void main(String[] args) {
        Node list = null;
        for (int i = 0; i < 3; i++) {
            list = insert(list, Verifier.nondetInt());
        }
        for (Node at = list; at.next != null; at = at.next) {
            assert at.value <= at.next.value;
        }
    }
}
