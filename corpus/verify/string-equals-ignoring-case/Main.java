import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        String text = Verifier.nondetString();
        Verifier.assume(text.length() == 3);
        assert text.equals("yes") == text.equalsIgnoreCase("yes");
    }
}
