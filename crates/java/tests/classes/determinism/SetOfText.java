// source: calls `java.util.Set.of`, whose order differs from run to run, and calls `java.lang.String.valueOf`
import java.util.*;

class SetOfText {
    public static void main(String[] args) throws Exception {
        Object set = Set.of("a", "b");
        assert String.valueOf(set).length() == 6;
    }
}
