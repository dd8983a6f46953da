import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static boolean northGreen = true;
    static boolean eastGreen;

    static void handle(int event) {
        switch (event) {
            case 0:
                northGreen = !eastGreen;
                break;
            case 1:
                northGreen = false;
                break;
            case 2:
                eastGreen = !northGreen;
                // Falls through: the emergency mode turns north on.
            case 3:
                northGreen = eastGreen;
                break;
            default:
                eastGreen = false;
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < 5; i++) {
            handle(Verifier.nondetInt());
            assert !(northGreen && eastGreen);
        }
    }
}
