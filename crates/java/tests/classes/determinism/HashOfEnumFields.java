// source: calls `java.util.Objects.hash` on a `HashOfEnumFields$Colour`, which has no `hashCode` of its own
import java.util.*;

class HashOfEnumFields {
    public static void main(String[] args) throws Exception {
        assert Objects.hash("a", Colour.RED) != 1;
    }

    enum Colour { RED }
}
