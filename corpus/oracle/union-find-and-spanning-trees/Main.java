import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

public class Main {
    record Edge(int from, int to, int weight) { }

    static int find(int[] parents, int node) {
        return parents[node] == node ? node : (parents[node] = find(parents, parents[node]));
    }

    static List<Edge> kruskal(int size, Edge... edges) {
        Edge[] sorted = edges.clone();
        Arrays.sort(sorted, (a, b) -> a.weight != b.weight ? Integer.compare(a.weight, b.weight) : a.from - b.from);
        int[] parents = new int[size];
        Arrays.setAll(parents, i -> i);
        List<Edge> tree = new ArrayList<>();
        for (Edge edge : sorted) {
            int left = find(parents, edge.from);
            int right = find(parents, edge.to);
            if (left != right) {
                parents[left] = right;
                tree.add(edge);
            }
        }
        System.out.println(Arrays.toString(parents));
        return tree;
    }

    static int[][] distances(int size, Edge... edges) {
        int[][] result = new int[size][size];
        for (int[] row : result) {
            Arrays.fill(row, Integer.MAX_VALUE / 2);
        }
        for (int i = 0; i < size; i++) {
            result[i][i] = 0;
        }
        for (Edge edge : edges) {
            result[edge.from][edge.to] = edge.weight;
            result[edge.to][edge.from] = edge.weight;
        }
        for (int k = 0; k < size; k++) {
            for (int i = 0; i < size; i++) {
                for (int j = 0; j < size; j++) {
                    result[i][j] = Math.min(result[i][j], result[i][k] + result[k][j]);
                }
            }
        }
        return result;
    }

    public static void main(String[] args) {
        Edge[] edges = {new Edge(0, 1, 7), new Edge(0, 3, 5), new Edge(1, 2, 8), new Edge(1, 3, 9), new Edge(1, 4, 7), new Edge(2, 4, 5),
            new Edge(3, 4, 15), new Edge(3, 5, 6), new Edge(4, 5, 8), new Edge(4, 6, 9), new Edge(5, 6, 11)};
        List<Edge> tree = kruskal(7, edges);
        System.out.println(tree.stream().mapToInt(Edge::weight).sum() + " " + tree.size() + " " + tree.get(0));
        for (int[] row : distances(7, edges)) {
            System.out.println(Arrays.toString(row));
        }
        BitSet reached = new BitSet();
        reached.set(0);
        boolean grows = true;
        while (grows) {
            int before = reached.cardinality();
            for (Edge edge : tree) {
                if (edge.weight < 8 && (reached.get(edge.from) || reached.get(edge.to))) {
                    reached.set(edge.from);
                    reached.set(edge.to);
                }
            }
            grows = reached.cardinality() > before;
        }
        System.out.println(reached + " " + reached.nextClearBit(0) + " " + reached.length());
    }
}
