// deterministic
import java.util.*;

class SetOfLookup {
    public static void main(String[] args) throws Exception {
        assert Set.of("a", "b").contains("a") && Map.of("k", 1).get("k") == 1;
    }
}
