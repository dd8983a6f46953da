import java.util.LinkedList;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        LinkedList<Integer> queue = new LinkedList<>();
        int a = Verifier.nondetInt();
        int b = Verifier.nondetInt();
        queue.add(a);
        queue.addFirst(b);
        queue.addLast(a + b);
        assert queue.getFirst() == b && queue.getLast() == a + b;
        assert queue.removeFirst() + queue.removeFirst() == queue.removeFirst();
        assert queue.isEmpty();
    }
}
