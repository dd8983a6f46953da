import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static final class Node {
        int value;
        Node next;
    }

    public static void main(String[] args) {
        int length = Verifier.nondetInt();
        Verifier.assume(length >= 1 && length <= 4);
        Node head = new Node();
        Node last = head;
        for (int i = 1; i < length; i++) {
            last.next = new Node();
            last = last.next;
        }
        head.next.next = null;
    }
}
