import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static int floor;
    static int speed;

    public static void main(String[] args) {
        for (int i = 0; i < 6; i++) {
            boolean isUp = Verifier.nondetBoolean();
            if (isUp && floor < 4) {
                speed = speed < 2 ? speed + 1 : 2;
            } else if (!isUp && floor > 0) {
                speed = -1;
            } else {
                speed = 0;
            }
            floor += speed;
            assert floor >= 0 && floor <= 4;
        }
    }
}
