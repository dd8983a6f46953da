// holds
import java.io.IOException;

public class InputArrayEdges {
    public static void main(String[] args) throws IOException {
        assert System.in.read(new byte[0]) == 0;
        assert System.in.read(new byte[2], 2, 0) == 0;
        try {
            System.in.read(null);
            assert false;
        } catch (NullPointerException e) {
            assert System.in.markSupported();
        }
        byte[] some = {1, 2, 3, 4};
        int count = System.in.read(some, 1, 2);
        assert some[0] == 1 && some[3] == 4;
        assert count != 1 || some[2] == 3;
        System.in.close();
        try {
            System.in.read(new byte[0]);
            assert false;
        } catch (IOException e) {
            assert e.getMessage().equals("Stream closed");
        }
    }
}
