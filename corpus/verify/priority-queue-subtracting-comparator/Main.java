import java.util.PriorityQueue;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        // The difference overflows.
        PriorityQueue<Integer> queue = new PriorityQueue<>((a, b) -> a - b);
        queue.add(Verifier.nondetInt());
        queue.add(Verifier.nondetInt());
        int first = queue.poll();
        int second = queue.poll();
        assert first <= second;
    }
}
