// violated 13
import org.sosy_lab.sv_benchmarks.Verifier;

/** The builder of the last text is another object if the class of builders was not used before. */
class TextBehindOneBranch {
    public static void main(String[] arguments) {
        boolean isFirst = Verifier.nondetBoolean();
        boolean isLast = Verifier.nondetBoolean();
        if (isFirst) {
            System.out.println("first: " + isLast);
        }
        String text = isLast + "";
        assert text != "true";
    }
}
