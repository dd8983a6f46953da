import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    interface Left {
        default int value() {
            return 1;
        }
    }

    interface Right {
        default int value() {
            return 2;
        }
    }

    static class Both implements Left, Right {
        final boolean isLeft;

        Both(boolean isLeft) {
            this.isLeft = isLeft;
        }

        @Override
        public int value() {
            return isLeft ? Left.super.value() : Right.super.value();
        }
    }

    public static void main(String[] args) {
        boolean isLeft = Verifier.nondetBoolean();
        Right right = new Both(isLeft);
        assert right.value() == (isLeft ? 1 : 2);
    }
}
