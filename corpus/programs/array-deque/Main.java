import java.util.ArrayDeque;
import java.util.Deque;

public class Main {
    static boolean balanced(String text) {
        Deque<Character> open = new ArrayDeque<>();
        for (char c : text.toCharArray()) {
            switch (c) {
                case '(', '[' -> open.push(c);
                case ')' -> {
                    if (open.isEmpty() || open.pop() != '(') {
                        return false;
                    }
                }
                case ']' -> {
                    if (open.isEmpty() || open.pop() != '[') {
                        return false;
                    }
                }
                default -> {
                }
            }
        }
        return open.isEmpty();
    }

    public static void main(String[] args) {
        boolean good = balanced("a(b[c](d))");
        boolean crossed = balanced("(a[b)c]");
        Deque<Integer> queue = new ArrayDeque<>();
        for (int i = 0; i < 20; i++) {
            queue.addLast(i);
            if (i % 3 == 0) {
                queue.removeFirst();
            }
        }
        int front = queue.peekFirst();
        assert good && !crossed;
        assert front == 7 && queue.size() == 13;
    }
}
