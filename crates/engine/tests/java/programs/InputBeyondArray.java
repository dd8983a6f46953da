// undecided reading the standard input into what an array does not have
import java.io.IOException;

public class InputBeyondArray {
    public static void main(String[] args) throws IOException {
        System.in.read(new byte[2], 1, 2);
    }
}
