import java.io.IOException;

/** The sum of all digits, byte by byte up to the end. */
public class Main {
    public static void main(String[] args) throws IOException {
        int sum = 0;
        for (int read = System.in.read(); read != -1; read = System.in.read()) {
            if (read >= '0' && read <= '9') {
                sum += read - '0';
            }
        }
        assert sum != 17;
    }
}
