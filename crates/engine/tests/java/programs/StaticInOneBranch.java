// violated 15
import org.sosy_lab.sv_benchmarks.Verifier;

public class StaticInOneBranch {
    static class Plain {
        static int value;
    }

    public static void main(String[] args) {
        boolean isWritten = Verifier.nondetBoolean();
        if (isWritten) {
            Plain.value = 5;
        }
        assert Plain.value == (isWritten ? 5 : 0);
        assert Plain.value == 5;
    }
}
