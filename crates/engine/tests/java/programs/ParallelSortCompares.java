// undecided the number of processors
import java.util.Arrays;

/** With many elements and processors, a parallel sort calls the program from other threads, and in another order. */
public class ParallelSortCompares {
    static int compared;

    static class Key implements Comparable<Key> {
        final int number;

        Key(int number) {
            this.number = number;
        }

        @Override
        public int compareTo(Key other) {
            compared++;
            return Integer.compare(number, other.number);
        }
    }

    public static void main(String[] args) {
        Key[] keys = new Key[8193];
        for (int i = 0; i < keys.length; i++) {
            keys[i] = new Key(i);
        }
        Arrays.parallelSort(keys);
        assert compared == 8192;
    }
}
