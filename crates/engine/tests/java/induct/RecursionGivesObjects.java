// open
import org.sosy_lab.sv_benchmarks.Verifier;

class RecursionGivesObjects {
    static RecursionGivesObjects one = new RecursionGivesObjects();

    static RecursionGivesObjects two = new RecursionGivesObjects();

    static RecursionGivesObjects pick(int n) {
        if (n <= 0) {
            return one;
        }
        return n == 1800 ? two : pick(n - 1);
    }

    public static void main(String[] arguments) {
        assert pick(Verifier.nondetInt()) == one;
    }
}
