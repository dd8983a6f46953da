import java.io.PrintWriter;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static class Page extends PrintWriter {
        Page() {
            super(System.out, true);
        }

        @Override
        public void println(String line) {
            assert !line.contains("<b>");
            super.println(line);
        }
    }

    public static void main(String[] args) {
        String name = Verifier.nondetString();
        Page page = new Page();
        page.println("Hello");
        page.println(name);
    }
}
