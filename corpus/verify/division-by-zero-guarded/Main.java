import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        long total = Verifier.nondetLong();
        long count = Verifier.nondetLong();
        long mean = count == 0 ? 0 : total / count;
        long rest = (count | 1) == 0 ? 0 : total % (count | 1);
        assert rest != mean || rest == mean;
    }
}
