// source: calls `java.util.stream.Collectors.toMap` with a key of `TextOfCollected$E`, which a hash table may order by identity
// source: calls `java.util.stream.Collectors.toMap` with a key of `TextOfCollected$E`, which has no `hashCode` of its own, and calls `java.lang.StringBuilder.append`
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class TextOfCollected {
    enum E { A, B, C }

    public static void main(String[] arguments) {
        String text = "" + Stream.of(E.A, E.B, E.C).collect(Collectors.toMap(x -> x, x -> 1));
        assert text.length() == 15;
    }
}
