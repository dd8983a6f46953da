// violated 15
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

public class UncaughtOnOwnStream {
    static class Stream extends PrintStream {
        Stream() {
            super(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8);
        }

        @Override
        public void print(String text) {
            // The JVM calls it, with what it has to say of the exception.
            assert text == null;
        }
    }

    public static void main(String[] args) throws Exception {
        System.setErr(new Stream());
        throw new Exception();
    }
}
