// source: calls `java.util.Set.of`, whose order differs from run to run, and calls `java.util.Set.iterator`
import java.util.*;

class SetOfOrder {
    public static void main(String[] args) throws Exception {
        for (String text : Set.of("a", "b")) {
            assert text.length() == 1;
        }
    }
}
