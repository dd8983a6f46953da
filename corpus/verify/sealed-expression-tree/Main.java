import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    sealed interface Expr permits Num, Add, Neg {
    }

    record Num(int value) implements Expr {
    }

    record Add(Expr left, Expr right) implements Expr {
    }

    record Neg(Expr inner) implements Expr {
    }

    static int eval(Expr e) {
        if (e instanceof Num n) {
            return n.value();
        }
        if (e instanceof Add a) {
            return eval(a.left()) + eval(a.right());
        }
        return -eval(((Neg) e).inner());
    }

    static Expr simplify(Expr e) {
        if (e instanceof Neg outer && outer.inner() instanceof Neg inner) {
            return simplify(inner.inner());
        }
        if (e instanceof Add a && a.left() instanceof Num n && n.value() == 0) {
            return simplify(a.right());
        }
        return e;
    }

    public static void main(String[] args) {
        Expr e = new Num(Verifier.nondetInt());
        for (int i = 0; i < 3; i++) {
            e = Verifier.nondetBoolean() ? new Neg(e) : new Add(new Num(0), e);
        }
        assert eval(simplify(e)) == eval(e);
    }
}
