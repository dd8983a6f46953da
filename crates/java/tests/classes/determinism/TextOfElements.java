// source: calls `java.lang.Object.toString` on a `TextOfElements$Key`, which has no `toString` of its own
import java.util.*;

class TextOfElements {
    public static void main(String[] args) throws Exception {
        List<Key> list = List.of(new Key());
        assert list.toString().length() > 1;
    }

    static class Key {}
}
