import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    enum Door {
        OPEN, CLOSED
    }

    static int floor;
    static int direction;
    static Door door = Door.OPEN;

    static void step(int request) {
        if (request == floor) {
            direction = 0;
            door = Door.OPEN;
        } else if (door == Door.OPEN) {
            door = Door.CLOSED;
        } else {
            direction = request > floor ? 1 : -1;
            floor += direction;
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < 8; i++) {
            int request = Verifier.nondetInt();
            Verifier.assume(request >= 0 && request <= 5);
            int before = floor;
            step(request);
            assert floor >= 0 && floor <= 5;
            assert floor == before || door == Door.CLOSED;
        }
    }
}
