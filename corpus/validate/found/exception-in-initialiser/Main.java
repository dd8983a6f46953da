import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static class Fragile {
        static {
            if (Verifier.nondetInt() == 5) throw new IllegalStateException();
        }
        static void touch() { }
    }
    public static void main(String[] args) {
        boolean done = false;
        try {
            Fragile.touch();
            done = true;
        } catch (IllegalStateException thrown) {
            done = true;
        } finally {
            assert done;
        }
    }
}
