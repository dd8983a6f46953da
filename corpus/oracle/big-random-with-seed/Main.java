import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.UUID;

public class Main {
    public static void main(String[] args) {
        Random random = new Random(42);
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < 8; i++) {
            line.append(random.nextInt()).append(' ').append(random.nextInt(10)).append(' ').append(random.nextBoolean()).append("; ");
        }
        System.out.println(line);
        System.out.println(random.nextLong() + " " + random.nextDouble() + " " + random.nextFloat() + " " + random.nextGaussian());
        byte[] bytes = new byte[7];
        random.nextBytes(bytes);
        System.out.println(Arrays.toString(bytes) + " " + random.ints(4, 5, 9).sum() + " " + Arrays.toString(random.longs(2).toArray()));
        List<Integer> cards = new ArrayList<>();
        for (int i = 1; i <= 12; i++) {
            cards.add(i);
        }
        Collections.shuffle(cards, new Random(7));
        System.out.println(cards);
        random.setSeed(42);
        System.out.println(random.nextInt() + " " + random.nextInt(5, 50) + " " + random.nextInt(1 << 20));
        SplittableRandom splittable = new SplittableRandom(1);
        System.out.println(splittable.nextInt(100) + " " + splittable.split().nextLong() + " " + splittable.nextDouble());
        System.out.println(UUID.nameUUIDFromBytes("jurat".getBytes()).version() + " " + UUID.fromString("123e4567-e89b-12d3-a456-426614174000").getMostSignificantBits());
        int inside = 0;
        Random points = new Random(2);
        for (int i = 0; i < 500; i++) {
            double x = points.nextDouble();
            double y = points.nextDouble();
            inside += x * x + y * y < 1 ? 1 : 0;
        }
        System.out.println(inside);
    }
}
