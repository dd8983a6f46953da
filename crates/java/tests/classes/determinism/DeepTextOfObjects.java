// source: calls `java.util.Arrays.deepToString` on a `DeepTextOfObjects$Key`, which has no `toString` of its own
import java.util.*;

class DeepTextOfObjects {
    public static void main(String[] args) throws Exception {
        assert Arrays.deepToString(new Key[][] {{new Key()}}).length() > 1;
    }

    static class Key {}
}
