import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static int water = 2;
    static boolean isPumping;
    static boolean hasMethane;

    static void controlPump() {
        if (hasMethane) {
            isPumping = false;
        } else if (water >= 3) {
            isPumping = true;
        } else if (water == 0) {
            isPumping = false;
        }
    }

    public static void main(String[] args) {
        for (int step = 0; step < 20; step++) {
            int event = Verifier.nondetInt();
            if (event == 0 && water < 4) {
                water++;
            } else if (event == 1) {
                hasMethane = !hasMethane;
            }
            controlPump();
            assert !(isPumping && hasMethane);
            assert water >= 0 && water <= 4;
            if (isPumping && water > 0) {
                water--;
            }
        }
    }
}
