import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.TreeMap;

public class Main {
    static final Map<String, Map<String, Integer>> EDGES = new TreeMap<>();

    static void edge(String a, String b, int cost) {
        EDGES.computeIfAbsent(a, k -> new TreeMap<>()).put(b, cost);
        EDGES.computeIfAbsent(b, k -> new TreeMap<>()).put(a, cost);
    }

    static Map<String, Integer> dijkstra(String from) {
        Map<String, Integer> distance = new TreeMap<>();
        PriorityQueue<Map.Entry<String, Integer>> queue = new PriorityQueue<>(Map.Entry.comparingByValue());
        queue.add(Map.entry(from, 0));
        while (!queue.isEmpty()) {
            Map.Entry<String, Integer> next = queue.poll();
            if (distance.putIfAbsent(next.getKey(), next.getValue()) == null) {
                EDGES.get(next.getKey()).forEach((to, cost) -> queue.add(Map.entry(to, next.getValue() + cost)));
            }
        }
        return distance;
    }

    static List<String> breadthFirst(String from) {
        List<String> order = new ArrayList<>();
        Set<String> seen = new HashSet<>(Set.of(from));
        Deque<String> queue = new ArrayDeque<>(List.of(from));
        while (!queue.isEmpty()) {
            String at = queue.remove();
            order.add(at);
            for (String to : EDGES.get(at).keySet()) {
                if (seen.add(to)) {
                    queue.add(to);
                }
            }
        }
        return order;
    }

    static void depthFirst(String at, Set<String> seen) {
        if (seen.add(at)) {
            EDGES.get(at).keySet().forEach(to -> depthFirst(to, seen));
        }
    }

    static int find(int[] parent, int x) {
        return parent[x] == x ? x : (parent[x] = find(parent, parent[x]));
    }

    public static void main(String[] args) {
        edge("A", "B", 4);
        edge("A", "C", 2);
        edge("B", "C", 1);
        edge("B", "D", 5);
        edge("C", "D", 8);
        edge("D", "E", 3);
        edge("F", "E", 1);
        edge("C", "F", 20);
        System.out.println(EDGES);
        for (String s : EDGES.keySet()) {
            System.out.println(s + " " + dijkstra(s));
            System.out.println(breadthFirst(s));
            Set<String> seen = new LinkedHashSet<>();
            depthFirst(s, seen);
            System.out.println(seen);
        }
        int[] parent = new int[12];
        for (int i = 0; i < 12; i++) {
            parent[i] = i;
        }
        int[][] unions = {{0, 1}, {2, 3}, {1, 3}, {5, 6}, {7, 8}, {8, 9}, {9, 5}};
        for (int[] u : unions) {
            parent[find(parent, u[0])] = find(parent, u[1]);
        }
        for (int i = 0; i < 12; i++) {
            System.out.println(i + " " + find(parent, i));
        }
        int[][] maze = {{0, 0, 1, 0}, {1, 0, 1, 0}, {0, 0, 0, 0}, {0, 1, 1, 0}};
        int[][] steps = new int[4][4];
        Deque<int[]> queue = new ArrayDeque<>();
        queue.add(new int[] {0, 0});
        steps[0][0] = 1;
        while (!queue.isEmpty()) {
            int[] p = queue.poll();
            for (int[] d : new int[][] {{0, 1}, {1, 0}, {0, -1}, {-1, 0}}) {
                int y = p[0] + d[0];
                int x = p[1] + d[1];
                if (y >= 0 && y < 4 && x >= 0 && x < 4 && maze[y][x] == 0 && steps[y][x] == 0) {
                    steps[y][x] = steps[p[0]][p[1]] + 1;
                    queue.add(new int[] {y, x});
                }
            }
        }
        System.out.println(Arrays.deepToString(steps));
    }
}
