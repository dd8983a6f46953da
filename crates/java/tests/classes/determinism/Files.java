// source: makes a `java.io.File`
// source: calls `java.io.File.exists`
import java.io.File;

class Files {
    public static void main(String[] args) throws Exception {
        assert !new File("x").exists();
    }
}
