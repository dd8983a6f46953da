// open
import org.sosy_lab.sv_benchmarks.Verifier;

class RecursionWritesField {
    int value;

    void down(RecursionWritesField other, int n) {
        if (n <= 0) {
            return;
        }
        if (n == 2500) {
            other.value = 1;
        }
        down(other, n - 1);
    }

    public static void main(String[] arguments) {
        RecursionWritesField one = new RecursionWritesField();
        RecursionWritesField two = new RecursionWritesField();
        one.down(two, Verifier.nondetInt());
        assert two.value == 0;
    }
}
