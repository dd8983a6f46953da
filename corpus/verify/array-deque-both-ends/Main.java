import java.util.ArrayDeque;
import java.util.Deque;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        Deque<Integer> deque = new ArrayDeque<>();
        int first = 0;
        int last = 0;
        for (int i = 1; i <= 5; i++) {
            if (Verifier.nondetBoolean()) {
                deque.addFirst(i);
                first = i;
                last = last == 0 ? i : last;
            } else {
                deque.addLast(i);
                last = i;
                first = first == 0 ? i : first;
            }
        }
        assert deque.peekFirst() == first && deque.peekLast() == last;
        assert deque.size() == 5;
    }
}
