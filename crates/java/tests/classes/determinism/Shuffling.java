// source: calls `java.util.Collections.shuffle`
import java.util.*;

class Shuffling {
    public static void main(String[] args) throws Exception {
        List<Integer> list = new ArrayList<>(List.of(1, 2));
        Collections.shuffle(list);
        assert list.get(0) > 0;
    }
}
