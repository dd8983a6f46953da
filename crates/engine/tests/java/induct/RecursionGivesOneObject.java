// holds
import org.sosy_lab.sv_benchmarks.Verifier;

class RecursionGivesOneObject {
    static RecursionGivesOneObject one = new RecursionGivesOneObject();

    static RecursionGivesOneObject pick(int n) {
        return n <= 0 ? one : pick(n - 1);
    }

    public static void main(String[] arguments) {
        assert pick(Verifier.nondetInt()) == one;
    }
}
