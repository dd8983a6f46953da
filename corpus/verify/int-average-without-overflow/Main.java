import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static int average(int a, int b) {
        return (a & b) + ((a ^ b) >> 1);
    }

    public static void main(String[] args) {
        int a = Verifier.nondetInt();
        int b = Verifier.nondetInt();
        long exact = ((long) a + (long) b) >> 1;
        assert average(a, b) == exact;
    }
}
