import java.io.IOException;

/** What is read is a byte or -1, and behind the end there is nothing any more. */
public class Main {
    public static void main(String[] args) throws IOException {
        boolean isOver = false;
        for (int count = 0; count < 20; count++) {
            int read = System.in.read();
            assert read >= -1 && read <= 255;
            assert !isOver || read == -1;
            isOver = read == -1;
        }
    }
}
