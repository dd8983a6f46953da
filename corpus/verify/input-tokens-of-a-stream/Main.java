import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

/** Numbers are added up as far as there are any. */
public class Main {
    public static void main(String[] args) throws IOException {
        StreamTokenizer tokens = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        double sum = 0;
        while (tokens.nextToken() == StreamTokenizer.TT_NUMBER) {
            sum += tokens.nval;
        }
        assert sum != 2.5;
    }
}
