// holds
import org.sosy_lab.sv_benchmarks.Verifier;

class Switches {
    static int size;

    public static void main(String[] arguments) {
        boolean isOn = false;
        while (Verifier.nondetBoolean()) {
            if (isOn) {
                size--;
            } else {
                size++;
            }
            isOn = !isOn;
        }
        assert size == (isOn ? 1 : 0);
    }
}
