import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    enum Op {
        ADD("+") {
            @Override
            int apply(int a, int b) {
                return a + b;
            }
        },
        SUB("-") {
            @Override
            int apply(int a, int b) {
                return a - b;
            }
        },
        MUL("*") {
            @Override
            int apply(int a, int b) {
                return a * b;
            }
        };

        final String sign;

        Op(String sign) {
            this.sign = sign;
        }

        abstract int apply(int a, int b);
    }

    public static void main(String[] args) {
        int a = Verifier.nondetByte();
        int b = Verifier.nondetByte();
        for (Op op : Op.values()) {
            // Subtraction does not commute.
            assert op.apply(a, b) == op.apply(b, a) || op.sign.equals("-") && a > b;
        }
    }
}
