import java.util.ArrayList;
import java.util.List;

public class Main {
    public static void main(String[] args) {
        List<Integer> numbers = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            numbers.add(i * i);
        }
        numbers.remove(0);
        numbers.remove(Integer.valueOf(100));
        numbers.set(0, 50);
        numbers.removeIf(n -> n % 2 == 1);
        int sum = 0;
        for (int n : numbers) {
            sum += n;
        }
        assert numbers.size() == 5;
        assert sum == 170;
        assert numbers.contains(64) && numbers.indexOf(16) == 2;
        assert numbers.subList(1, 3).get(0) == 4;
    }
}
