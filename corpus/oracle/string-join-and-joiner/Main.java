import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.StringJoiner;

public class Main {
    public static void main(String[] args) {
        System.out.println(String.join(",", "a", "b", "c"));
        System.out.println(String.join("", List.of("x", "y")));
        System.out.println(String.join("-", new ArrayList<>()));
        System.out.println(String.join("/", "only"));
        System.out.println(String.join(", ", null, "b"));
        StringJoiner joiner = new StringJoiner("; ", "[", "]");
        System.out.println(joiner + " " + joiner.length());
        joiner.setEmptyValue("EMPTY");
        System.out.println(joiner);
        joiner.add("one").add("two").add("");
        System.out.println(joiner + " " + joiner.length());
        StringJoiner other = new StringJoiner("+", "<", ">");
        other.add("p").add("q");
        joiner.merge(other);
        System.out.println(joiner);
        StringBuilder manual = new StringBuilder();
        for (int i = 0; i < 12; i++) {
            manual.append(i == 0 ? "" : ",").append(i * i);
        }
        System.out.println(manual);
        System.out.println(Arrays.asList("p", "q", null, "r"));
        System.out.println(Arrays.toString(new int[] {1, 2, 3}) + Arrays.toString(new String[] {"a", null}) + Arrays.toString((int[]) null) + Arrays.toString(new double[0]));
        System.out.println(Arrays.deepToString(new int[][] {{1}, {2, 3}, {}}));
        for (String word : List.of("x", "yy", "zzz")) {
            System.out.println(String.join(word, "1", "2", "3"));
        }
        System.out.println("a".concat("").concat("b") + ("c" + "d").length());
    }
}
