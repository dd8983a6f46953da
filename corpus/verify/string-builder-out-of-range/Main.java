import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int at = Verifier.nondetInt();
        Verifier.assume(at >= -1 && at <= 4);
        StringBuilder text = new StringBuilder("abc");
        text.setCharAt(at, 'z');
    }
}
