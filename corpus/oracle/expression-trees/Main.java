import java.util.Map;
import java.util.function.IntBinaryOperator;

public class Main {
    sealed interface Expression permits Number, Variable, Operation { }

    record Number(int value) implements Expression { }

    record Variable(String name) implements Expression { }

    record Operation(char sign, Expression left, Expression right) implements Expression { }

    static final Map<Character, IntBinaryOperator> SIGNS = Map.of('+', Integer::sum, '-', (a, b) -> a - b, '*', (a, b) -> a * b, '/', (a, b) -> a / b);

    static int evaluate(Expression expression, Map<String, Integer> values) {
        if (expression instanceof Number number) {
            return number.value();
        }
        if (expression instanceof Variable variable) {
            Integer value = values.get(variable.name());
            if (value == null) {
                throw new IllegalArgumentException("no value of " + variable.name());
            }
            return value;
        }
        Operation operation = (Operation) expression;
        return SIGNS.get(operation.sign()).applyAsInt(evaluate(operation.left(), values), evaluate(operation.right(), values));
    }

    static Expression simplify(Expression expression) {
        if (!(expression instanceof Operation operation)) {
            return expression;
        }
        Expression left = simplify(operation.left());
        Expression right = simplify(operation.right());
        if (left instanceof Number a && right instanceof Number b && !(operation.sign() == '/' && b.value() == 0)) {
            return new Number(SIGNS.get(operation.sign()).applyAsInt(a.value(), b.value()));
        }
        if (operation.sign() == '*' && (left.equals(new Number(0)) || right.equals(new Number(0)))) {
            return new Number(0);
        }
        if (operation.sign() == '+' && left.equals(new Number(0))) {
            return right;
        }
        return new Operation(operation.sign(), left, right);
    }

    static String show(Expression expression) {
        return expression instanceof Operation operation ? "(" + show(operation.left()) + " " + operation.sign() + " " + show(operation.right()) + ")"
            : expression instanceof Number number ? Integer.toString(number.value()) : ((Variable) expression).name();
    }

    private static int at;

    static Expression parse(String text, int level) {
        if (level == 2) {
            char c = text.charAt(at++);
            if (c == '(') {
                Expression inside = parse(text, 0);
                at++;
                return inside;
            }
            return Character.isDigit(c) ? new Number(c - '0') : new Variable(String.valueOf(c));
        }
        Expression left = parse(text, level + 1);
        while (at < text.length() && (level == 0 ? "+-" : "*/").indexOf(text.charAt(at)) >= 0) {
            char sign = text.charAt(at++);
            left = new Operation(sign, left, parse(text, level + 1));
        }
        return left;
    }

    public static void main(String[] args) {
        for (String text : new String[] {"1+2*3", "(1+2)*3", "x*(y-4)/2", "0*x+y", "8/2/2-1", "z+1", "7/(3-3)"}) {
            at = 0;
            Expression expression = parse(text, 0);
            System.out.println(text + " = " + show(expression) + " = " + show(simplify(expression)));
            try {
                System.out.println(evaluate(expression, Map.of("x", 6, "y", 10)));
            } catch (IllegalArgumentException | ArithmeticException e) {
                System.out.println(e.getMessage());
            }
        }
    }
}
