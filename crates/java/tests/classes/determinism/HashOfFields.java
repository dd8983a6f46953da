// deterministic
import java.util.*;

class HashOfFields {
    public static void main(String[] args) throws Exception {
        assert new Key("a", 1).hashCode() == Objects.hash("a", 1);
    }

    record Key(String name, int number) {
        @Override public int hashCode() { return Objects.hash(name, number); }
    }
}
