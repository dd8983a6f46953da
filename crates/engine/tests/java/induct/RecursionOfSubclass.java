// open
import org.sosy_lab.sv_benchmarks.Verifier;

class RecursionOfSubclass {
    int step(int n) {
        return n <= 0 ? 0 : next(n).step(n - 1);
    }

    RecursionOfSubclass next(int n) {
        return n == 1600 ? new Other() : this;
    }

    static class Other extends RecursionOfSubclass {
        @Override
        int step(int n) {
            return 1;
        }
    }

    public static void main(String[] arguments) {
        assert new RecursionOfSubclass().step(Verifier.nondetInt()) == 0;
    }
}
