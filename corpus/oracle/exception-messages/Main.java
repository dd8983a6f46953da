import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.TreeMap;

public class Main {
    interface Work {
        Object run() throws Exception;
    }

    static void attempt(Work work) {
        try {
            System.out.println(work.run());
        } catch (Exception e) {
            System.out.println(e.getClass().getName() + " / " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        int[] data = new int[3];
        Object text = "text";
        int zero = args.length;
        attempt(() -> data[3]);
        attempt(() -> data[-1]);
        attempt(() -> new int[][] {{1}, {}}[1][0]);
        attempt(() -> new int[-5]);
        attempt(() -> new int[2][-1]);
        attempt(() -> 1 / zero);
        attempt(() -> 1L % zero);
        attempt(() -> 1.0 / zero);
        attempt(() -> (Integer) text);
        attempt(() -> (int[]) (Object) new long[1]);
        attempt(() -> (String[]) new Object[0]);
        attempt(() -> {
            Object[] a = new Integer[1];
            a[0] = "s";
            return a;
        });
        attempt(() -> Integer.parseInt("forty"));
        attempt(() -> Long.parseLong(""));
        attempt(() -> List.of(1).get(1));
        attempt(() -> new ArrayList<>(List.of(1, 2)).get(2));
        attempt(() -> new ArrayList<>(-1));
        attempt(() -> new LinkedList<>().getFirst());
        attempt(() -> new LinkedList<>(List.of(1)).get(3));
        attempt(() -> new ArrayDeque<>().pop());
        attempt(() -> new ArrayList<>().iterator().next());
        attempt(() -> List.of(1, 2).remove(0));
        attempt(() -> Collections.emptyList().get(0));
        attempt(() -> Optional.empty().get());
        attempt(() -> Optional.empty().orElseThrow());
        attempt(() -> Objects.requireNonNull(null, "must not be null"));
        attempt(() -> Objects.checkIndex(5, 5));
        attempt(() -> Thread.State.valueOf("NOPE"));
        attempt(() -> new HashMap<>(-3));
        attempt(() -> List.of(1, 2, 3).subList(2, 1));
        attempt(() -> new ArrayList<>(List.of(1)).subList(0, 2));
        attempt(() -> Arrays.copyOf(data, -1));
        attempt(() -> Arrays.copyOfRange(data, 2, 1));
        attempt(() -> {
            throw new Exception("checked", new RuntimeException("cause"));
        });
        attempt(() -> {
            throw new IllegalStateException(new RuntimeException("inner"));
        });
        attempt(() -> new TreeMap<>().firstKey());
        attempt(() -> new PriorityQueue<>().remove());
        attempt(() -> Character.toChars(-1));
        attempt(() -> {
            System.arraycopy(data, 2, data, 0, 2);
            return 0;
        });
    }
}
