import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    enum Light {
        RED, GREEN, YELLOW
    }

    public static void main(String[] args) {
        Light north = Light.GREEN;
        Light east = Light.RED;
        int timer = 0;
        for (int i = 0; i < 12; i++) {
            boolean hasCar = Verifier.nondetBoolean();
            timer++;
            if (north == Light.GREEN && hasCar && timer > 2) {
                north = Light.YELLOW;
                timer = 0;
            } else if (north == Light.YELLOW) {
                north = Light.RED;
                east = Light.GREEN;
                timer = 0;
            } else if (east == Light.GREEN && timer > 1) {
                east = Light.YELLOW;
            } else if (east == Light.YELLOW) {
                east = Light.RED;
                north = Light.GREEN;
                timer = 0;
            }
            assert north == Light.RED || east == Light.RED;
        }
    }
}
