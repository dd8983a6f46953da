import java.io.IOException;

public class Main {
    public static void main(String[] args) throws IOException {
        byte[] bytes = null;
        System.err.write(bytes);
    }
}
