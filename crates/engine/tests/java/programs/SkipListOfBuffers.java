// undecided the order in which a skip list compares
import java.nio.CharBuffer;
import java.util.concurrent.ConcurrentSkipListSet;

/** How often a skip list compares is left to chance; keys of the JDK may ask the program for what they consist of. */
public class SkipListOfBuffers {
    static int asked;

    record Text(String text) implements CharSequence {
        @Override
        public int length() {
            return text.length();
        }

        @Override
        public char charAt(int index) {
            asked++;
            return text.charAt(index);
        }

        @Override
        public CharSequence subSequence(int start, int end) {
            return new Text(text.substring(start, end));
        }
    }

    public static void main(String[] args) {
        ConcurrentSkipListSet<CharBuffer> set = new ConcurrentSkipListSet<>();
        for (int i = 0; i < 8; i++) {
            set.add(CharBuffer.wrap(new Text("k" + i)));
        }
        assert asked == 172;
    }
}
