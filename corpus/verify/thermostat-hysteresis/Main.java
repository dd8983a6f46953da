import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int temperature = 20;
        boolean isHeating = false;
        int switches = 0;
        for (int i = 0; i < 12; i++) {
            int drift = Verifier.nondetInt() % 2;
            temperature += drift + (isHeating ? 2 : 0) - (temperature > 23 ? 2 : 0);
            boolean before = isHeating;
            if (temperature < 18) {
                isHeating = true;
            } else if (temperature > 21) {
                isHeating = false;
            }
            switches += before != isHeating ? 1 : 0;
            assert temperature >= 15 && temperature <= 26;
        }
        assert switches <= 12;
    }
}
