import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    private int free = 3;
    private final boolean[] spots = new boolean[3];

    int enter() {
        for (int i = 0; i < spots.length; i++) {
            if (!spots[i]) {
                spots[i] = true;
                free--;
                return i;
            }
        }
        return -1;
    }

    void leave(int i) {
        spots[i] = false;
        free++;
    }

    public static void main(String[] args) {
        Main garage = new Main();
        for (int i = 0; i < 5; i++) {
            int event = Verifier.nondetInt();
            if (event >= 0 && event < 3) {
                garage.leave(event);
            } else {
                garage.enter();
            }
            assert garage.free >= 0 && garage.free <= 3;
        }
    }
}
