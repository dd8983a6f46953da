// holds
import org.sosy_lab.sv_benchmarks.Verifier;

class RecursionAdds {
    static int add(int a, int b) {
        if (b == 0) {
            return a;
        }
        return b > 0 ? add(a + 1, b - 1) : add(a - 1, b + 1);
    }

    public static void main(String[] arguments) {
        int a = Verifier.nondetInt();
        int b = Verifier.nondetInt();
        assert add(a, b) == a + b;
    }
}
