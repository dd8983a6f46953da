import org.sosy_lab.sv_benchmarks.Verifier;

/** A concatenation is a new object, also where one of its parts makes its builder a wide one. */
public class Main {
    public static void main(String[] args) {
        boolean isEmpty = Verifier.nondetBoolean();
        String text = (isEmpty ? "" : "\u1234") + "";
        assert !isEmpty || text == "";
    }
}
