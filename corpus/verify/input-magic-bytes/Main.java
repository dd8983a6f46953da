import java.io.IOException;

/** A file starts with four bytes that say what it is. */
public class Main {
    public static void main(String[] args) throws IOException {
        byte[] magic = new byte[4];
        int count = System.in.read(magic);
        boolean isClass = count == 4 && magic[0] == 'J' && magic[1] == 'U' && magic[2] == 'R' && magic[3] == '1';
        assert !isClass;
    }
}
