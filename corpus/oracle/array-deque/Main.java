import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Iterator;
import java.util.Queue;

public class Main {
    public static void main(String[] args) {
        ArrayDeque<Integer> deque = new ArrayDeque<>(2);
        for (int i = 0; i < 20; i++) {
            if (i % 3 == 0) {
                deque.addFirst(i);
            } else {
                deque.addLast(i);
            }
        }
        System.out.println(deque + " " + deque.size());
        System.out.println(deque.peekFirst() + " " + deque.peekLast() + " " + deque.pollFirst() + " " + deque.pollLast() + " " + deque.pop() + " " + deque.removeLast());
        deque.push(-1);
        deque.offerFirst(-2);
        deque.offer(-3);
        System.out.println(deque + " " + deque.contains(7) + " " + deque.contains(100));
        deque.removeFirstOccurrence(7);
        deque.removeIf(x -> x % 4 == 0);
        System.out.println(deque);
        Iterator<Integer> down = deque.descendingIterator();
        StringBuilder out = new StringBuilder();
        while (down.hasNext()) {
            out.append(down.next()).append(' ');
        }
        System.out.println(out);
        Deque<Character> stack = new ArrayDeque<>();
        for (String text : new String[] {"([]{})", "([)]", "((", "", "}"}) {
            stack.clear();
            boolean isGood = true;
            for (char c : text.toCharArray()) {
                if ("([{".indexOf(c) >= 0) {
                    stack.push(c);
                } else {
                    isGood &= !stack.isEmpty() && "([{".indexOf(stack.pop()) == ")]}".indexOf(c);
                }
            }
            System.out.println(text + " " + (isGood && stack.isEmpty()));
        }
        try {
            deque.add(null);
        } catch (NullPointerException e) {
            System.out.println("NPE");
        }
        Queue<Integer> queue = new ArrayDeque<>();
        int produced = 0;
        for (int step = 0; step < 200; step++) {
            if (step % 5 < 3) {
                queue.add(produced++);
            } else {
                System.out.println(queue.remove());
            }
        }
        System.out.println(queue.size() + " " + queue.peek() + " " + Arrays.toString(queue.toArray()).length());
    }
}
