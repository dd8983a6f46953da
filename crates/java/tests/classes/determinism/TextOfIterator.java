// source: calls `java.lang.StringBuilder.append` on a `java.util.Iterator`, which has no `toString` of its own
import java.util.List;
import java.util.stream.Stream;

public class TextOfIterator {
    public static void main(String[] arguments) {
        String text = "" + Stream.of(List.of(1)).map(List::iterator).findFirst().get();
        assert text.length() > 3;
    }
}
