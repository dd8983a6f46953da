// undecided of
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;

public class BrokenJdk {
    public static void main(String[] args) throws IOException {
        // Writing needs what the start of a real virtual machine leaves behind.
        new FileOutputStream(FileDescriptor.out).write(65);
        assert args == null;
    }
}
