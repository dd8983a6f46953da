import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntBinaryOperator;

public class Main {
    enum Planet {
        MERCURY(3.303e+23, 2.4397e6), EARTH(5.976e+24, 6.37814e6), JUPITER(1.9e+27, 7.1492e7);

        private final double mass;
        private final double radius;

        Planet(double mass, double radius) {
            this.mass = mass;
            this.radius = radius;
        }

        double gravity() {
            return 6.67300E-11 * mass / (radius * radius);
        }
    }

    enum Op implements IntBinaryOperator {
        PLUS("+") {
            @Override
            public int applyAsInt(int a, int b) {
                return a + b;
            }
        },
        TIMES("*") {
            @Override
            public int applyAsInt(int a, int b) {
                return a * b;
            }

            @Override
            boolean isStrong() {
                return true;
            }
        };

        final String sign;

        Op(String sign) {
            this.sign = sign;
        }

        boolean isStrong() {
            return false;
        }

        @Override
        public String toString() {
            return "op" + sign;
        }
    }

    enum Empty {
    }

    public static void main(String[] args) {
        for (Planet p : Planet.values()) {
            System.out.println(p + " " + p.name() + " " + p.ordinal() + " " + p.gravity());
        }
        for (Op op : Op.values()) {
            System.out.println(op + " " + op.name() + " " + op.applyAsInt(6, 7) + " " + op.isStrong() + " " + op.getDeclaringClass().getSimpleName() + " " + (op.getClass() == Op.class));
        }
        System.out.println(Planet.valueOf("EARTH").compareTo(Planet.JUPITER) + " " + Planet.EARTH.equals(Planet.valueOf("EARTH")) + " " + Empty.values().length);
        try {
            Planet.valueOf("PLUTO");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            Enum.valueOf(Op.class, null);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        Planet[] copy = Planet.values();
        copy[0] = null;
        System.out.println(Planet.values()[0]);
        System.out.println(Arrays.asList(Op.values()) + " " + Op.class.getEnumConstants().length);
        List<Planet> list = new ArrayList<>(Arrays.asList(Planet.values()));
        list.sort(Comparator.comparing(Planet::name).reversed());
        System.out.println(list);
        Collections.sort(list);
        System.out.println(list);
        System.out.println(Collections.max(list));
    }
}
