import java.util.Iterator;

public class Main {
    static final class Range implements Iterable<Integer> {
        private final int end;

        Range(int end) {
            this.end = end;
        }

        @Override
        public Iterator<Integer> iterator() {
            return new Iterator<>() {
                private int at;

                @Override
                public boolean hasNext() {
                    return at < end;
                }

                @Override
                public Integer next() {
                    return at++;
                }
            };
        }
    }

    public static void main(String[] args) {
        int sum = 0;
        for (int a : new Range(20)) {
            for (int b : new Range(a)) {
                sum += b;
            }
        }
        assert sum == 1140;
    }
}
