// source: calls `java.util.stream.Collectors.toUnmodifiableSet`, whose order differs from run to run, and calls `java.lang.StringBuilder.append`
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class TextOfCollectedSalted {
    public static void main(String[] arguments) {
        String text = "" + Stream.of("a", "b", "c").collect(Collectors.toUnmodifiableSet());
        assert !text.equals("[a, b, c]");
    }
}
