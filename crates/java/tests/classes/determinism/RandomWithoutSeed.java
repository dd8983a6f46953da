// source: makes a `java.util.Random`
import java.util.Random;

class RandomWithoutSeed {
    public static void main(String[] args) throws Exception {
        assert new Random().nextInt(3) < 3;
    }
}
