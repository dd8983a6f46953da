// violated 34
import java.util.AbstractList;

public class RecordOfLists {
    static StringBuilder log = new StringBuilder();

    static class One extends AbstractList<Integer> {
        final String name;
        final int value;

        One(String name, int value) {
            this.name = name;
            this.value = value;
        }

        @Override
        public Integer get(int index) {
            log.append(name);
            return value;
        }

        @Override
        public int size() {
            return 1;
        }
    }

    record Two(One first, One second) {}

    public static void main(String[] args) {
        Two one = new Two(new One("a", 1), new One("b", 2));
        Two other = new Two(new One("a", 3), new One("b", 4));
        one.equals(other);
        assert log.toString().startsWith("a");
    }
}
