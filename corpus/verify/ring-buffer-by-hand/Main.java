import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static final class Ring {
        private final int[] slots = new int[4];
        private int head;
        private int size;

        boolean offer(int x) {
            if (size == slots.length) {
                return false;
            }
            slots[(head + size++) % slots.length] = x;
            return true;
        }

        int poll() {
            int x = slots[head];
            head = (head + 1) % slots.length;
            size--;
            return x;
        }
    }

    public static void main(String[] args) {
        Ring ring = new Ring();
        int offered = 0;
        int polled = 0;
        for (int i = 0; i < 10; i++) {
            if (Verifier.nondetBoolean()) {
                if (ring.offer(offered)) {
                    offered++;
                }
            } else if (ring.size > 0) {
                assert ring.poll() == polled;
                polled++;
            }
            assert ring.size == offered - polled;
        }
    }
}
