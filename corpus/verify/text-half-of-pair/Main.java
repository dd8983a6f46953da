import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        String text = Verifier.nondetString();
        // Half of a surrogate pair is a char like any other.
        assert !text.equals("\ud800");
    }
}
