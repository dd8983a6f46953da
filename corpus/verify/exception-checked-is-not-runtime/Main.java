import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static class Broken extends Exception {
    }

    public static void main(String[] args) throws Exception {
        if (Verifier.nondetBoolean()) {
            throw new Broken();
        }
    }
}
