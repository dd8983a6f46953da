import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static int sum(int... values) {
        int sum = 0;
        for (int value : values) {
            sum += value;
        }
        return sum;
    }

    public static void main(String[] args) {
        int a = Verifier.nondetInt();
        int b = Verifier.nondetInt();
        assert sum() == 0;
        assert sum(a) == a;
        assert sum(a, b, -a) == b;
        assert sum(new int[] {a, b}) == a + b;
    }
}
