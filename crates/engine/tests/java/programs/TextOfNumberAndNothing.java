// violated 8
import org.sosy_lab.sv_benchmarks.Verifier;

/** What a compiler makes of it may leave out the empty text, and then the text of the number may be a constant of the JDK. */
class TextOfNumberAndNothing {
    public static void main(String[] arguments) {
        float number = Verifier.nondetFloat();
        assert number + "" != "NaN";
    }
}
