// source: calls `java.util.ArrayList.parallelStream`
import java.util.*;

class Inherited {
    public static void main(String[] args) throws Exception {
        Names names = new Names();
        names.add("x");
        assert names.parallelStream().count() == 1;
    }

    static class Names extends ArrayList<String> {}
}
