import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class Main {
    enum Letter {
        A, B, C, D
    }
    public static void main(String[] args) {
        Set<Letter> letters = Stream.of(Letter.A, Letter.B).collect(Collectors.toCollection(HashSet::new));
        assert letters.iterator().next() != null;
    }
}
