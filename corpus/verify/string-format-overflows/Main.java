import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        boolean isLarge = Verifier.nondetBoolean();
        String text = String.format("%3d", isLarge ? 1000 : 1);
        assert text.length() == 3;
    }
}
