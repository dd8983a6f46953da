// source: calls `java.util.Set.of`, whose order differs from run to run, and makes a `java.util.ArrayList`
import java.util.*;

class ListFromSetOf {
    public static void main(String[] args) throws Exception {
        List<String> list = new ArrayList<>(Set.of("a", "b"));
        assert list.get(0).equals("a");
    }
}
