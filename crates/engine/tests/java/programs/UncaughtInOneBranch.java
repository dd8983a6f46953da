// violated 13
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.sosy_lab.sv_benchmarks.Verifier;

public class UncaughtInOneBranch {
    public static void main(String[] args) {
        if (Verifier.nondetBoolean()) {
            OutputStream failing = new OutputStream() {
                @Override
                public void write(int b) {
                    assert false;
                }
            };
            System.setErr(new PrintStream(failing, true, StandardCharsets.UTF_8));
        }
        throw new IllegalStateException("the stack trace is written");
    }
}
