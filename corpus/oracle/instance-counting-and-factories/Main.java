import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;

public class Main {
    static abstract class Vehicle {
        private static final Map<String, Integer> COUNTS = new TreeMap<>();
        protected final String name;

        Vehicle(String name) {
            this.name = name;
            COUNTS.merge(getClass().getSimpleName(), 1, Integer::sum);
            init();
        }

        void init() {
            System.out.println("init " + name + " " + wheels());
        }

        abstract int wheels();

        static Vehicle make(String kind) {
            return switch (kind) {
                case "car" -> new Car();
                case "bike" -> new Bike(false);
                case "ebike" -> new Bike(true);
                default -> new Vehicle(kind) {
                    @Override
                    int wheels() {
                        return kind.length();
                    }
                };
            };
        }
    }

    static class Car extends Vehicle {
        private int doors = 4;

        Car() {
            super("car");
            System.out.println("doors " + doors);
        }

        @Override
        void init() {
            super.init();
            System.out.println("doors so far " + doors);
            doors = 5;
        }

        @Override
        int wheels() {
            return 4;
        }
    }

    static class Bike extends Vehicle {
        private final boolean isElectric;

        Bike(boolean isElectric) {
            super(isElectric ? "ebike" : "bike");
            this.isElectric = isElectric;
        }

        @Override
        int wheels() {
            return 2;
        }

        @Override
        public String toString() {
            return name + (isElectric ? "*" : "");
        }
    }

    enum Single {
        INSTANCE;

        private int uses;

        int use() {
            return ++uses;
        }
    }

    static class Lazy {
        static {
            System.out.println("Lazy initialised");
        }

        private static class Holder {
            static {
                System.out.println("Holder initialised");
            }

            static final Lazy INSTANCE = new Lazy();
        }

        static Lazy get() {
            System.out.println("get");
            return Holder.INSTANCE;
        }
    }

    public static void main(String[] args) {
        for (String kind : new String[] {"car", "bike", "ebike", "tricycle", "car"}) {
            Vehicle v = Vehicle.make(kind);
            System.out.println(v.name + " " + v.wheels() + " " + (v instanceof Bike ? v : "-"));
        }
        System.out.println(Vehicle.COUNTS);
        System.out.println(Single.INSTANCE.use() + Single.valueOf("INSTANCE").use());
        System.out.println(Lazy.get() == Lazy.get());
        Map<String, Supplier<List<Integer>>> factories = new LinkedHashMap<>();
        factories.put("array", ArrayList::new);
        factories.put("linked", LinkedList::new);
        factories.put("filled", () -> new ArrayList<>(List.of(1, 2, 3)));
        factories.forEach((name, f) -> {
            List<Integer> l = f.get();
            l.add(9);
            System.out.println(name + " " + l + " " + f.get().size() + " " + l.getClass().getSimpleName());
        });
    }
}
