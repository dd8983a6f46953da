import java.util.Random;

public class Main {
    public static void main(String[] args) {
        Random random = new Random();
        int a = random.nextInt(4);
        int b = random.nextInt(4);
        boolean isHeads = random.nextBoolean();
        assert !(isHeads && a == 3 && b == 3);
    }
}
