import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Compiled once, so that the archive of the compiler process has the parts of javac that programs need. */
public class Sample {
    private static final int LIMIT = 10;

    private static int counter;

    interface Shape {
        double area();

        default String describe() {
            return getClass().getName() + ": " + area();
        }
    }

    record Square(double side) implements Shape {
        @Override
        public double area() {
            return side * side;
        }
    }

    abstract static class Base<T extends Comparable<T>> {
        protected final T value;

        Base(T value) {
            this.value = value;
        }

        abstract boolean accepts(T other);
    }

    static final class Smaller<T extends Comparable<T>> extends Base<T> {
        Smaller(T value) {
            super(value);
        }

        @Override
        boolean accepts(T other) {
            return other.compareTo(value) < 0;
        }
    }

    enum Color {
        RED, GREEN {
            @Override
            int weight() {
                return 2;
            }
        };

        int weight() {
            return 1;
        }
    }

    class Inner {
        int twice() {
            return 2 * field;
        }
    }

    private int field = 1;

    static int classify(Object object, Color color) {
        int result = switch (color) {
            case RED -> 1;
            case GREEN -> {
                counter++;
                yield 2;
            }
        };
        if (object instanceof String text && !text.isEmpty()) {
            result += text.charAt(0);
        }
        switch (result) {
            case 1:
                return -1;
            default:
                break;
        }
        switch (String.valueOf(object)) {
            case "one":
                return 1;
            default:
                return result;
        }
    }

    static long loops(int... numbers) {
        long sum = 0;
        outer:
        for (int index = 0; index < LIMIT; index++) {
            for (int number : numbers) {
                if (number == index) {
                    continue outer;
                }
                sum += number << 2 ^ (index & 3);
            }
        }
        while (sum > 100L) {
            sum -= 7;
        }
        do {
            sum = sum % 2 == 0 ? sum / 2 : sum + 1;
        } while (sum > 50);
        return sum;
    }

    static int guarded(int[] array, Integer boxed) {
        try {
            return array[boxed] + (int) 1.5 + (char) 65;
        } catch (ArrayIndexOutOfBoundsException | NullPointerException error) {
            throw new IllegalStateException("index " + boxed, error);
        } finally {
            counter += 1;
        }
    }

    public static void main(String[] args) {
        List<Integer> list = new ArrayList<>();
        Map<String, List<Integer>> map = new HashMap<>();
        for (String arg : args) {
            map.computeIfAbsent(arg, key -> new ArrayList<>()).add(arg.length());
        }
        Function<Integer, Integer> increment = number -> number + counter;
        Runnable task = new Runnable() {
            @Override
            public void run() {
                list.add(increment.apply(1));
            }
        };
        task.run();
        list.forEach(System.out::println);
        var shape = new Square(2.0f);
        StringBuilder builder = new StringBuilder();
        synchronized (builder) {
            builder.append(shape.describe()).append('\n').append(new Sample().new Inner().twice());
        }
        int[][] grid = {{1, 2}, new int[3]};
        assert classify("one", Color.RED) == 1 : "classified";
        assert new Smaller<>("b").accepts("a") && loops(grid[0]) >= 0;
        System.out.println(builder + " " + guarded(grid[1], 0) + Color.valueOf("GREEN").weight());
    }
}
