import java.io.PrintWriter;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        char c = Verifier.nondetChar();
        PrintWriter out = new PrintWriter(System.out);
        String shown = c == '<' ? "&lt;" : c == '&' ? "&amp;" : String.valueOf(c);
        assert shown.indexOf('<') < 0;
        out.println(shown);
        out.flush();
        assert !out.checkError();
    }
}
