interface IntOp {
    int apply(int x);
}

public class Main {
    private int factor = 2;

    IntOp scaler() {
        return x -> x * factor;
    }

    static IntOp adder(int n) {
        return x -> x + n;
    }

    static int twice(IntOp op, int x) {
        return op.apply(op.apply(x));
    }

    public static void main(String[] args) {
        IntOp add = adder(5);
        int sum = add.apply(10);
        int doubled = twice(add, 1);
        Main main = new Main();
        IntOp scale = main.scaler();
        main.factor = 7;
        int scaled = scale.apply(3);
        int[] hits = {0};
        IntOp counting = x -> {
            hits[0]++;
            return x < 0 ? -x : x;
        };
        int positive = twice(counting, -4);
        assert sum == 15 && doubled == 11;
        assert scaled == 21;
        assert positive == 4 && hits[0] == 2;
    }
}
