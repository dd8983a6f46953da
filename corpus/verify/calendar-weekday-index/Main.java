import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static final String[] NAMES = {"Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"};

    public static void main(String[] args) {
        int today = Verifier.nondetInt();
        int offset = Verifier.nondetInt();
        Verifier.assume(today >= 0 && today < 7 && offset >= -30 && offset <= 30);
        String name = NAMES[(today + offset) % 7];
        assert name.length() == 3;
    }
}
