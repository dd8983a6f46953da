import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static int perItem(int total, int items) {
        return total / (items * items - 6 * items + 9);
    }

    public static void main(String[] args) {
        int items = Verifier.nondetInt();
        Verifier.assume(items >= 0 && items < 100);
        perItem(1000, items);
    }
}
