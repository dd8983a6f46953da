// holds
import java.util.Random;

public class RandomNumbers {
    public static void main(String[] args) {
        Random seeded = new Random(42);
        assert seeded.nextInt() == -1170105035 && seeded.nextInt() == 234785527;
        assert new Random(7).nextInt(10) == new Random(7).nextInt(10);

        Random free = new Random();
        int below = free.nextInt(10);
        assert 0 <= below && below < 10;
        double ratio = free.nextDouble();
        assert 0 <= ratio && ratio < 1;
    }
}
