import java.util.ArrayList;
import java.util.List;

public class Main {
    public static void main(String[] args) {
        List<Integer> list = new ArrayList<>(List.of(1, 2, 3));
        int sum = 0;
        for (int i = 0; i <= list.size(); i++) {
            sum += list.get(i);
        }
        assert sum == 6;
    }
}
