// undecided the buffer of the standard input
import java.io.IOException;

public class InputSkipped {
    public static void main(String[] args) throws IOException {
        assert System.in.skip(2) >= 0;
    }
}
