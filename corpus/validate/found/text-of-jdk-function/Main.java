import java.util.function.Function;

public class Main {
    public static void main(String[] args) {
        String text = "" + Function.identity();
        assert text.length() > 3;
    }
}
