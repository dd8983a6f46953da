// deterministic
import java.util.Random;

class RandomWithSeed {
    public static void main(String[] args) throws Exception {
        Random random = new Random(7L);
        assert random.nextInt(3) == new Random(7L).nextInt(3);
    }
}
