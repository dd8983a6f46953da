import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int a = Verifier.nondetShort();
        int b = Verifier.nondetShort();
        int sum = Math.addExact(a, b);
        int product = Math.multiplyExact(a, b);
        Math.subtractExact(sum, product);
    }
}
