class IntStack {
    private final int[] cells = new int[4];
    private int size;

    void push(int value) {
        cells[size++] = value;
    }

    int pop() {
        return cells[--size];
    }
}

public class Main {
    public static void main(String[] args) {
        IntStack stack = new IntStack();
        stack.push(3);
        stack.push(4);
        int sum = 0;
        for (int i = 0; i < 3; i++) {
            sum += stack.pop();
        }
        assert sum == 7;
    }
}
