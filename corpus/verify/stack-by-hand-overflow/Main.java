import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static final class Stack {
        private final int[] slots = new int[4];
        private int top;

        void push(int x) {
            slots[top++] = x;
        }

        int pop() {
            return slots[--top];
        }
    }

    public static void main(String[] args) {
        Stack stack = new Stack();
        for (int i = 0; i < 6; i++) {
            if (Verifier.nondetInt() > 0) {
                stack.push(i);
            } else if (stack.top > 0) {
                stack.pop();
            }
        }
    }
}
