import java.util.Iterator;

public class Main {
    static class Range implements Iterable<Main.Step> {
        private final int from;
        private final int to;

        Range(int from, int to) {
            this.from = from;
            this.to = to;
        }

        @Override
        public Iterator<Step> iterator() {
            return new Iterator<>() {
                private int at = from;

                @Override
                public boolean hasNext() {
                    return at < to;
                }

                @Override
                public Step next() {
                    return new Step(at++);
                }
            };
        }
    }

    static class Step {
        final int value;

        Step(int value) {
            this.value = value;
        }
    }

    public static void main(String[] args) {
        Range range = new Range(3, 6);
        int product = 1;
        for (Step step : range) {
            product *= step.value;
        }
        int last = 0;
        for (Step step : new Range(7, 9)) {
            last = last * 10 + step.value;
        }
        assert product == 60;
        assert last == 78;
    }
}
