// open
import org.sosy_lab.sv_benchmarks.Verifier;

class RecursionWritesElement {
    static void fill(int[] all, int at) {
        if (at >= all.length) {
            return;
        }
        all[at] = at == 900 ? 1 : 0;
        fill(all, at + 1);
    }

    public static void main(String[] arguments) {
        int[] all = new int[1000];
        int from = Verifier.nondetInt();
        if (from < 0) {
            return;
        }
        fill(all, from);
        assert all[900] == 0;
    }
}
