// open
import org.sosy_lab.sv_benchmarks.Verifier;

class WritesSystemProperty {
    public static void main(String[] arguments) {
        int n = Verifier.nondetInt();
        for (int i = 0; i < n; i++) {
            if (i == 5_000_000) {
                System.setProperty("far", "yes");
            }
        }
        assert System.getProperty("far") == null;
    }
}
