import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntUnaryOperator;

public class Main {
    interface Visitor<R> {
        R number(double v);

        R sum(Node a, Node b);

        R product(Node a, Node b);
    }

    interface Node {
        <R> R accept(Visitor<R> v);
    }

    static Node number(double v) {
        return new Node() {
            @Override
            public <R> R accept(Visitor<R> visitor) {
                return visitor.number(v);
            }
        };
    }

    static Node sum(Node a, Node b) {
        return new Node() {
            @Override
            public <R> R accept(Visitor<R> visitor) {
                return visitor.sum(a, b);
            }
        };
    }

    static Node product(Node a, Node b) {
        return new Node() {
            @Override
            public <R> R accept(Visitor<R> visitor) {
                return visitor.product(a, b);
            }
        };
    }

    static class Printer implements Visitor<String> {
        @Override
        public String number(double v) {
            return "" + v;
        }

        @Override
        public String sum(Node a, Node b) {
            return "(" + a.accept(this) + " + " + b.accept(this) + ")";
        }

        @Override
        public String product(Node a, Node b) {
            return a.accept(this) + " * " + b.accept(this);
        }
    }

    static class Evaluator implements Visitor<Double> {
        int visits;

        @Override
        public Double number(double v) {
            visits++;
            return v;
        }

        @Override
        public Double sum(Node a, Node b) {
            visits++;
            return a.accept(this) + b.accept(this);
        }

        @Override
        public Double product(Node a, Node b) {
            visits++;
            return a.accept(this) * b.accept(this);
        }
    }

    enum Discount implements IntUnaryOperator {
        NONE(p -> p), HALF(p -> p / 2), TEN(p -> Math.max(0, p - 10));

        private final IntUnaryOperator rule;

        Discount(IntUnaryOperator rule) {
            this.rule = rule;
        }

        @Override
        public int applyAsInt(int price) {
            return rule.applyAsInt(price);
        }
    }

    static class Subject {
        private final List<Consumer<String>> listeners = new ArrayList<>();

        Runnable listen(Consumer<String> l) {
            listeners.add(l);
            return () -> listeners.remove(l);
        }

        void fire(String event) {
            new ArrayList<>(listeners).forEach(l -> l.accept(event));
        }
    }

    static class Builder {
        private final StringBuilder text = new StringBuilder();
        private int depth;

        Builder open(String tag) {
            text.append("  ".repeat(depth++)).append('<').append(tag).append(">\n");
            return this;
        }

        Builder close() {
            text.append("  ".repeat(--depth)).append("</>\n");
            return this;
        }
    }

    public static void main(String[] args) {
        Node tree = sum(product(number(2), sum(number(3), number(4.5))), product(number(-1), number(0.25)));
        System.out.println(tree.accept(new Printer()));
        Evaluator e = new Evaluator();
        System.out.println(tree.accept(e) + " " + e.visits);
        for (Discount d : Discount.values()) {
            System.out.println(d + " " + d.applyAsInt(15) + " " + d.andThen(Discount.HALF).applyAsInt(9));
        }
        Subject subject = new Subject();
        List<String> seen = new ArrayList<>();
        Runnable stop = subject.listen(seen::add);
        subject.listen(x -> System.out.println("got " + x));
        subject.fire("one");
        stop.run();
        subject.fire("two");
        System.out.println(seen);
        System.out.println(new Builder().open("a").open("b").close().open("c").close().close().text);
    }
}
