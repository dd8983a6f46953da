import java.util.stream.Stream;

public class Main {
    public static void main(String[] args) {
        String text = Stream.of("ab").map(String::toCharArray).map(Object::toString).findFirst().get();
        assert text.length() > 3;
    }
}
