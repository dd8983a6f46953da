import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Collectors;

public class Main {
    enum Letter {
        A, B, C, D
    }
    public static void main(String[] args) {
        Set<Letter> letters = EnumSet.allOf(Letter.class).stream().collect(Collectors.toSet());
        assert letters.iterator().next() != null;
    }
}
