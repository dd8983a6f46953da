// deterministic
import java.util.*;

class ShufflingBySeed {
    public static void main(String[] args) throws Exception {
        List<Integer> list = new ArrayList<>(List.of(1, 2));
        Collections.shuffle(list, new Random(3));
        Collections.sort(list);
        assert list.get(0) == 1;
    }
}
