import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static int search(int[] all, int at, int wanted) {
        if (at >= all.length) {
            return -1;
        }
        return all[at] == wanted ? at : search(all, at + 1, wanted);
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        if (n < 0) {
            return;
        }
        int[] all = new int[n];
        int found = search(all, 0, Verifier.nondetInt());
        if (found >= 0) {
            all[found] = 1;
        }
    }
}
