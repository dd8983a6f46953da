import java.util.stream.Stream;

public class Main {
    static class Plain {
        Plain(int number) { }
    }
    public static void main(String[] args) {
        String text = Stream.of(1).map(Plain::new).map(Object::toString).findFirst().get();
        assert text.length() > 3;
    }
}
