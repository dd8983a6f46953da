import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        long micros = Verifier.nondetLong();
        Verifier.assume(micros > 0);
        long nanos = micros * 1000;
        assert nanos > micros;
    }
}
