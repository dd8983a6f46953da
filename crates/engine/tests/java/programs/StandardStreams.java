// violated 9
import java.io.IOException;

public class StandardStreams {
    public static void main(String[] args) throws IOException {
        System.out.println(1);
        System.err.printf("%d%n", 2);
        System.out.append('c').append("text", 1, 2).write(65);
        assert System.in.read() == -1;
    }
}
