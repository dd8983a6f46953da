import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        long value = Verifier.nondetLong();
        int high = (int) (value >>> 32);
        int low = (int) value;
        long joined = ((long) high << 32) | (low & 0xFFFFFFFFL);
        assert joined == value;
        assert Long.compare(value, joined) == 0;
    }
}
