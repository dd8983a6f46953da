// undecided reading more than 16 bytes of the standard input at once
import java.io.IOException;
import java.io.InputStreamReader;

public class ClosedInput {
    public static void main(String[] args) throws IOException {
        InputStreamReader reader = new InputStreamReader(System.in, "UTF-8");
        if (args.length == 0) {
            reader.close();
            try {
                System.in.read();
                assert false;
            } catch (IOException e) {
                assert e.getMessage().equals("Stream closed");
            }
        } else {
            reader.read();
        }
    }
}
