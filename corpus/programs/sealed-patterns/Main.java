public class Main {
    sealed interface Expr permits Num, Add, Neg {
    }

    record Num(int value) implements Expr {
    }

    record Add(Expr left, Expr right) implements Expr {
    }

    record Neg(Expr inner) implements Expr {
    }

    static int eval(Expr expr) {
        if (expr instanceof Num num) {
            return num.value();
        }
        if (expr instanceof Add add) {
            int left = eval(add.left());
            int right = eval(add.right());
            return left + right;
        }
        if (!(expr instanceof Neg neg)) {
            return 0;
        }
        return -eval(neg.inner());
    }

    public static void main(String[] args) {
        Expr expr = new Add(new Num(40), new Neg(new Add(new Num(1), new Num(-3))));
        int result = eval(expr);
        boolean deep = expr instanceof Add a && a.left() instanceof Num n && n.value() > 39;
        assert result == 42;
        assert deep;
        assert !(expr instanceof Neg);
    }
}
