// violated 6
import java.util.Random;

public class FreeRandomNumber {
    public static void main(String[] args) {
        assert new Random().nextInt(6) != 5;
    }
}
