import java.util.Collections;
import java.util.HashSet;
import java.util.Set;

public class Main {
    enum Letter {
        A, B, C, D
    }
    public static void main(String[] args) {
        Set<Letter> letters = new HashSet<>();
        letters.add(Letter.A);
        letters.add(Letter.B);
        letters.add(Letter.C);
        Letter largest = Collections.max(letters, (left, right) -> 0);
        assert largest != null;
    }
}
