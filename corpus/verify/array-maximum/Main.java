import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        long[] data = new long[5];
        long max = Long.MIN_VALUE;
        for (int i = 0; i < data.length; i++) {
            data[i] = Verifier.nondetLong();
            max = Math.max(max, data[i]);
        }
        boolean isElement = false;
        for (long x : data) {
            assert x <= max;
            isElement |= x == max;
        }
        assert isElement;
    }
}
