// holds
import java.util.Set;

public class OrderOfImmutableSets {
    public static void main(String[] args) {
        int sum = 0;
        int n = 0;
        for (int element : Set.of(1, 2, 4)) {
            sum += element;
            n++;
        }
        assert sum == 7 && n == 3;
    }
}
