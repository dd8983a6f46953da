// violated 6
import java.util.Set;

public class FirstOfImmutableSet {
    public static void main(String[] args) {
        assert Set.of(1, 2).iterator().next() == 1;
    }
}
