// open
import java.io.IOException;

class ReadsBytes {
    public static void main(String[] arguments) throws IOException {
        int n = 0;
        while (System.in.read() == 'x') {
            n++;
        }
        // The second byte behind them may be one, too.
        assert n < 3 || System.in.read() != 'x';
    }
}
