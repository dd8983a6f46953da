import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

public class Main {
    enum Direction {
        UP(1), DOWN(-1), NONE(0);

        final int step;

        Direction(int step) {
            this.step = step;
        }

        Direction opposite() {
            return switch (this) {
                case UP -> DOWN;
                case DOWN -> UP;
                case NONE -> NONE;
            };
        }
    }

    interface Listener {
        void arrived(int floor);
    }

    static final class Lift {
        private final TreeSet<Integer> calls = new TreeSet<>();
        private final List<Listener> listeners = new ArrayList<>();
        private Direction direction = Direction.NONE;
        private int floor;

        void call(int target) {
            if (target != floor) {
                calls.add(target);
            }
        }

        void step() {
            direction = next();
            floor += direction.step;
            if (calls.remove(floor)) {
                listeners.forEach(listener -> listener.arrived(floor));
            }
        }

        private Direction next() {
            if (calls.isEmpty()) {
                return Direction.NONE;
            }
            boolean hasAbove = calls.higher(floor) != null;
            boolean hasBelow = calls.lower(floor) != null;
            return switch (direction) {
                case UP -> hasAbove ? Direction.UP : Direction.DOWN;
                case DOWN -> hasBelow ? Direction.DOWN : direction.opposite();
                case NONE -> hasBelow ? Direction.DOWN : Direction.UP;
            };
        }
    }

    public static void main(String[] args) {
        Lift lift = new Lift();
        Map<Direction, Integer> moves = new EnumMap<>(Direction.class);
        Deque<Integer> visited = new ArrayDeque<>();
        lift.listeners.add(visited::addLast);
        lift.listeners.add(floor -> System.out.println("arrived at " + floor));
        int[] requests = {5, 2, 7, 0, 3, 3, 6};
        for (int tick = 0; tick < 24; tick++) {
            if (tick < requests.length) {
                lift.call(requests[tick]);
            }
            lift.step();
            moves.merge(lift.direction, 1, Integer::sum);
        }
        System.out.println(visited + " " + moves + " " + lift.floor + " " + lift.calls);
        System.out.println(Direction.valueOf("UP").compareTo(Direction.NONE) + " " + Direction.values().length);
    }
}
