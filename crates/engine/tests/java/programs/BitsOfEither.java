// undecided the bits of a number that is not a number
import org.sosy_lab.sv_benchmarks.Verifier;

public class BitsOfEither {
    public static void main(String[] args) {
        double one = Double.longBitsToDouble(0x7ff8000000000001L);
        double two = Double.longBitsToDouble(0x7ff8000000000002L);
        double either = Verifier.nondetBoolean() ? one : two;
        assert Double.doubleToRawLongBits(either) == 0x7ff8000000000000L;
    }
}
