// holds
public class RecordOrder {
    static int compared;

    static class Counted {
        final int number;

        Counted(int number) {
            this.number = number;
        }

        @Override
        public boolean equals(Object other) {
            compared++;
            return other instanceof Counted counted && counted.number == number;
        }

        @Override
        public int hashCode() {
            return number;
        }
    }

    record Pair(Counted left, Counted right) {}

    public static void main(String[] args) {
        Pair pair = new Pair(new Counted(1), new Counted(2));
        assert pair.equals(new Pair(new Counted(1), new Counted(2))) && compared == 2;
        compared = 0;
        // Which one is compared first is the JDK's business.
        assert !pair.equals(new Pair(new Counted(1), new Counted(3))) && compared >= 1 && compared <= 2;
    }
}
