import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        Long x = Verifier.nondetLong();
        assert x != 5;
    }
}
