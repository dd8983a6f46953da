import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static int water = 2;
    static boolean isPumping;
    static boolean hasMethane;

    static void controlPump() {
        if (water >= 3) {
            isPumping = true;
        } else if (water == 0 || hasMethane) {
            isPumping = false;
        }
    }

    public static void main(String[] args) {
        for (int step = 0; step < 8; step++) {
            int event = Verifier.nondetInt();
            if (event == 0 && water < 4) {
                water++;
            } else if (event == 1) {
                hasMethane = !hasMethane;
            }
            controlPump();
            // A high water level hides the methane.
            assert !(isPumping && hasMethane);
            if (isPumping && water > 0) {
                water--;
            }
        }
    }
}
