import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    enum Light {
        RED, GREEN, YELLOW;

        Light next() {
            return switch (this) {
                case RED -> GREEN;
                case GREEN -> YELLOW;
                case YELLOW -> RED;
            };
        }
    }

    public static void main(String[] args) {
        int start = Verifier.nondetInt();
        Verifier.assume(start >= 0 && start < 3);
        Light light = Light.values()[start];
        for (int i = 0; i < 3; i++) {
            Light before = light;
            light = light.next();
            assert light != before;
        }
        assert light.ordinal() == start;
    }
}
