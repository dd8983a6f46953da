enum Planet {
    MERCURY(33, 24), EARTH(597, 64), MARS(64, 34);

    private static int largest = 0;
    private final int mass;
    final int radius;

    static {
        for (Planet planet : values()) {
            if (planet.radius > largest) {
                largest = planet.radius;
            }
        }
    }

    Planet(int mass, int radius) {
        this.mass = mass;
        this.radius = radius;
    }

    int gravity() {
        return mass * 100 / (radius * radius);
    }

    static int largest() {
        return largest;
    }
}

public class Main {
    public static void main(String[] args) {
        Planet home = Planet.EARTH;
        int gravity = home.gravity();
        int all = 0;
        for (Planet planet : Planet.values()) {
            all += planet.radius;
        }
        Planet[] order = Planet.values();
        assert gravity == 14 && Planet.MARS.gravity() == 5;
        assert all == 122 && order.length == 3;
        assert order[1] == home && Planet.largest() == 64;
    }
}
