import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        long word = Verifier.nondetLong();
        int high = (int) (word >>> 32);
        int low = (int) word;
        long joined = (long) high << 32 | low & 0xFFFF_FFFFL;
        assert joined == word;
        long swapped = (long) low << 32 | high & 0xFFFF_FFFFL;
        assert (int) swapped == high;
        if (word < 0) {
            assert high < 0;
        }
    }
}
