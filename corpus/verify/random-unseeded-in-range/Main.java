import java.util.Random;

public class Main {
    public static void main(String[] args) {
        Random random = new Random();
        int die = random.nextInt(8);
        int wide = random.nextInt();
        assert die >= 0 && die < 8;
        assert (wide & 1) == 0 || (wide & 1) == 1;
        float fraction = random.nextFloat();
        assert fraction >= 0f && fraction < 1f;
    }
}
