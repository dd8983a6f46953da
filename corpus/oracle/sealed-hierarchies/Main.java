public class Main {
    sealed interface Expr permits Num, Bin, Neg {
        int eval();

        String show();
    }

    record Num(int value) implements Expr {
        @Override
        public int eval() {
            return value;
        }

        @Override
        public String show() {
            return value < 0 ? "(" + value + ")" : "" + value;
        }
    }

    record Bin(char op, Expr left, Expr right) implements Expr {
        @Override
        public int eval() {
            int a = left.eval();
            int b = right.eval();
            return switch (op) {
                case '+' -> a + b;
                case '-' -> a - b;
                case '*' -> a * b;
                case '/' -> a / b;
                default -> throw new IllegalStateException("operator " + op);
            };
        }

        @Override
        public String show() {
            return "(" + left.show() + " " + op + " " + right.show() + ")";
        }
    }

    static final class Neg implements Expr {
        private final Expr inner;

        Neg(Expr inner) {
            this.inner = inner;
        }

        @Override
        public int eval() {
            return -inner.eval();
        }

        @Override
        public String show() {
            return "-" + inner.show();
        }
    }

    static sealed class Animal permits Dog, Cat {
    }

    static final class Dog extends Animal {
    }

    static non-sealed class Cat extends Animal {
    }

    static class Lion extends Cat {
    }

    static int at;

    static Expr parse(String s) {
        Expr left = term(s);
        while (at < s.length() && (s.charAt(at) == '+' || s.charAt(at) == '-')) {
            left = new Bin(s.charAt(at++), left, term(s));
        }
        return left;
    }

    static Expr term(String s) {
        Expr left = factor(s);
        while (at < s.length() && (s.charAt(at) == '*' || s.charAt(at) == '/')) {
            left = new Bin(s.charAt(at++), left, factor(s));
        }
        return left;
    }

    static Expr factor(String s) {
        if (s.charAt(at) == '-') {
            at++;
            return new Neg(factor(s));
        }
        if (s.charAt(at) == '(') {
            at++;
            Expr e = parse(s);
            at++;
            return e;
        }
        int from = at;
        while (at < s.length() && Character.isDigit(s.charAt(at))) {
            at++;
        }
        return new Num(Integer.parseInt(s.substring(from, at)));
    }

    static int depth(Expr e) {
        if (e instanceof Bin b) {
            return 1 + Math.max(depth(b.left()), depth(b.right()));
        } else if (e instanceof Neg n && !(n.inner instanceof Num)) {
            return 1 + depth(n.inner);
        }
        return 0;
    }

    public static void main(String[] args) {
        for (String s : new String[] {"1+2*3", "(1+2)*3", "-(4-10)/2", "2*3*4-5*-6", "((7))", "100/7/2", "1-1/1*0"}) {
            at = 0;
            Expr e = parse(s);
            System.out.println(s + " = " + e.eval() + " " + e.show() + " depth " + depth(e));
        }
        at = 0;
        try {
            parse("5/(3-3)").eval();
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(new Bin('+', new Num(1), new Num(2)) + " " + new Num(3).equals(new Num(3)));
        Animal[] zoo = {new Dog(), new Cat(), new Lion()};
        for (Animal a : zoo) {
            System.out.println(a instanceof Dog ? "dog" : a instanceof Lion ? "lion" : "cat");
        }
    }
}
