// deterministic
import java.util.*;

class DeepText {
    public static void main(String[] args) throws Exception {
        assert Arrays.deepToString(new int[][] {{1}}).equals("[[1]]");
        assert Arrays.deepToString(new String[][] {{"a"}}).equals("[[a]]");
    }
}
