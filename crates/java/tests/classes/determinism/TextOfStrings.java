// deterministic
import java.util.*;

class TextOfStrings {
    public static void main(String[] args) throws Exception {
        List<String> list = new ArrayList<>();
        list.add("a");
        Key unrelated = new Key();
        assert list.toString().equals("[a]") && unrelated != null;
        assert ("" + list + 1 + 'c' + 2.5 + null).equals("[a]1c2.5null");
        assert Arrays.toString(new int[] {1}).equals("[1]") && Arrays.asList(1, 2).toString().equals("[1, 2]");
    }

    static class Key {}
}
