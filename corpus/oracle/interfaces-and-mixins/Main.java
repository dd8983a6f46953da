import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

public class Main {
    interface Named {
        String name();

        default String greeting() {
            return "hello " + name();
        }
    }

    interface Counted {
        int[] counter();

        default int next() {
            return ++counter()[0];
        }

        default String greeting() {
            return "number " + next();
        }

        static Counted of(int... start) {
            return () -> start;
        }
    }

    static class Both implements Named, Counted {
        private final int[] counter = {10};

        @Override
        public String name() {
            return "both";
        }

        @Override
        public int[] counter() {
            return counter;
        }

        @Override
        public String greeting() {
            return Named.super.greeting() + ", " + Counted.super.greeting();
        }
    }

    interface Shape extends Comparable<Shape> {
        double area();

        @Override
        default int compareTo(Shape other) {
            return Double.compare(area(), other.area());
        }

        private String describe(String prefix) {
            return prefix + String.format("%.2f", area());
        }

        default String text() {
            return describe(getClass().getSimpleName() + " ");
        }
    }

    record Square(double side) implements Shape {
        @Override
        public double area() {
            return side * side;
        }
    }

    record Circle(double radius) implements Shape {
        @Override
        public double area() {
            return Math.PI * radius * radius;
        }

        @Override
        public String text() {
            return Shape.super.text() + " round";
        }
    }

    public static void main(String[] args) {
        Both both = new Both();
        System.out.println(both.greeting() + " | " + both.greeting() + " | " + Counted.of(4).next());
        Named named = () -> "lambda";
        System.out.println(named.greeting() + " " + (named instanceof Counted) + " " + (both instanceof Named));
        List<Shape> shapes = new ArrayList<>(List.of(new Square(3), new Circle(1), new Square(1.5), new Circle(2)));
        shapes.sort(null);
        shapes.forEach(shape -> System.out.println(shape.text()));
        Supplier<Supplier<String>> nested = () -> () -> "deep";
        UnaryOperator<String> twice = s -> s + s;
        System.out.println(twice.andThen(String::length).apply(nested.get().get()) + " " + shapes.get(0).equals(new Square(1.5)));
        Runnable[] actions = new Runnable[3];
        for (int i = 0; i < actions.length; i++) {
            int copy = i;
            actions[i] = () -> System.out.print(copy * copy + " ");
        }
        for (Runnable action : actions) {
            action.run();
        }
        System.out.println();
    }
}
