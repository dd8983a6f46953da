public class Main {
    enum Op {
        ADD {
            @Override
            int apply(int a, int b) {
                return a + b;
            }
        },
        SUB {
            @Override
            int apply(int a, int b) {
                return a - b;
            }
        },
        NEG {
            @Override
            int apply(int a, int b) {
                return -a;
            }

            @Override
            int arity() {
                return 1;
            }
        };

        abstract int apply(int a, int b);

        int arity() {
            return 2;
        }
    }

    static char symbol(Op op) {
        switch (op) {
            case ADD:
                return '+';
            case SUB:
            case NEG:
                return '-';
            default:
                return '?';
        }
    }

    public static void main(String[] args) {
        int sum = Op.ADD.apply(4, 9);
        int difference = Op.SUB.apply(4, 9);
        int negated = Op.NEG.apply(4, 0);
        assert sum == 13 && difference == -5 && negated == -4;
        assert symbol(Op.ADD) == '+' && symbol(Op.NEG) == '-';
        assert Op.NEG.arity() == 1 && Op.SUB.arity() == 2;
        assert Op.ADD.ordinal() == 0 && Op.NEG != Op.SUB;
    }
}
