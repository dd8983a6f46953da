import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;

public class Main {
    enum Letter {
        A, B, C, D
    }
    public static void main(String[] args) {
        Set<Letter> letters = new HashSet<>();
        letters.add(Letter.A);
        letters.add(Letter.B);
        letters.add(Letter.C);
        TreeSet<Letter> sorted = new TreeSet<>((left, right) -> 0);
        sorted.addAll(letters);
        assert sorted.first() != null;
    }
}
