import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public String toString() { throw new IllegalStateException(); }

    public static void main(String[] args) {
        Main made = new Main();
        String start = "";
        int n = Verifier.nondetInt();
        for (String s = start + made; n == 5; ) {
            args = null;
        }
    }
}
