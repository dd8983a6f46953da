// source: calls `java.util.Set.of` beside an `equals` of the program, which it calls in an order that differs from run to run
import java.util.*;

class SetOfOwn {
    static int compared;

    public static void main(String[] args) {
        assert Set.of(new Key(), new Key()).contains(new Key()) || compared == 2;
    }

    static class Key {
        @Override public int hashCode() { return 1; }
        @Override public boolean equals(Object other) { compared++; return this == other; }
    }
}
