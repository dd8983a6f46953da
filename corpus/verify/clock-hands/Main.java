import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int seconds = Verifier.nondetInt();
        Verifier.assume(seconds >= 0 && seconds < 86_400);
        int h = seconds / 3600;
        int m = seconds / 60 % 60;
        int s = seconds % 60;
        assert h < 24 && m < 60 && s < 60;
        assert (h * 60 + m) * 60 + s == seconds;
    }
}
