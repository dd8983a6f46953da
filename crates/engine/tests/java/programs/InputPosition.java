// holds
import java.io.IOException;

/** Where paths meet that have read more and less, the next byte is the right one for each. */
public class InputPosition {
    public static void main(String[] args) throws IOException {
        int left = System.in.available();
        int first = System.in.read();
        int n = 1;
        if (first == 'a') {
            System.in.read();
            n++;
        }
        if (first == 'b') {
            n += Math.max(System.in.read(new byte[3]), 0);
        }
        int after = System.in.available();
        assert left == Integer.MAX_VALUE || after == Math.max(left - n, 0);
        int next = System.in.read();
        assert (next == -1) == (after == 0);
        assert System.in.getClass() == java.io.BufferedInputStream.class;
    }
}
