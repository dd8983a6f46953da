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

    static Node reverse(Node list) {
        Node result = null;
        while (list != null) {
            Node rest = list.next;
            list.next = result;
            result = list;
            list = rest;
        }
        return result;
    }

    public static void main(String[] args) {
        Node list = null;
        int[] values = new int[5];
        for (int i = 0; i < 5; i++) {
            values[i] = Verifier.nondetInt();
            list = new Node(values[i], list);
        }
        int i = 0;
        for (Node node = reverse(list); node != null; node = node.next) {
            assert node.value == values[i];
            i++;
        }
        assert i == 5;
    }
}
