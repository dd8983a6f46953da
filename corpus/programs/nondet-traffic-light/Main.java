import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    enum Light { RED, GREEN, YELLOW }

    static Light next(Light light, boolean waiting) {
        if (light == Light.GREEN) {
            return waiting ? Light.YELLOW : Light.GREEN;
        }
        return light == Light.YELLOW ? Light.RED : Light.GREEN;
    }

    public static void main(String[] args) {
        Light light = Light.RED;
        int greens = 0;
        for (int second = 0; second < 3; second++) {
            boolean waiting = Verifier.nondetBoolean();
            Light before = light;
            light = next(light, waiting);
            if (light == Light.GREEN) {
                greens++;
            }
            assert light != Light.RED || before == Light.YELLOW;
        }
        assert greens >= 1 && greens <= 3;
    }
}
