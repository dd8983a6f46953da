// open
import org.sosy_lab.sv_benchmarks.Verifier;

class WritesCollection {
    public static void main(String[] arguments) {
        java.util.ArrayList<Integer> list = new java.util.ArrayList<>();
        int n = Verifier.nondetInt();
        for (int i = 0; i < n; i++) {
            list.add(i);
        }
        assert list.size() < 5_000_000;
    }
}
