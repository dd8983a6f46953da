import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static int input, other;

    static class Base {
        Base() {
            assert input != 5;
        }
    }

    static class Heir extends Base {
        Heir()
        { other = 1; }
    }

    public static void main(String[] args) {
        input = Verifier.nondetInt();
        new Heir();
    }
}
