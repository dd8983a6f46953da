import java.util.stream.Collectors;
import java.util.stream.Stream;

public class Main {
    static class Letters implements CharSequence {
        public int length() { return 2; }
        public char charAt(int index) { return 'q'; }
        public CharSequence subSequence(int start, int end) { return this; }
    }

    public static void main(String[] args) {
        String text = Stream.of(new Letters()).collect(Collectors.joining());
        assert !text.endsWith("5");
    }
}
