import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int[] readings = new int[3];
        int taken = 0;
        for (int i = 0; i < readings.length; i++) {
            boolean stop = Verifier.nondetBoolean();
            if (stop) {
                break;
            }
            readings[i] = Verifier.nondetByte();
            taken++;
        }
        int lowest = Integer.MAX_VALUE;
        for (int i = 0; i < taken; i++) {
            lowest = readings[i] < lowest ? readings[i] : lowest;
        }
        assert taken == 0 || lowest <= 127;
        // Fails when there was no reading at all.
        assert lowest != Integer.MAX_VALUE;
    }
}
