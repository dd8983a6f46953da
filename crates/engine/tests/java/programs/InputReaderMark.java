// loose undecided a mark in the standard input
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class InputReaderMark {
    public static void main(String[] args) throws IOException {
        BufferedReader reader = new BufferedReader(new InputStreamReader(System.in));
        reader.mark(1);
        reader.readLine();
        try {
            reader.reset();
        } catch (IOException e) {
            assert false;
        }
    }
}
