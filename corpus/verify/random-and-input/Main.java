import java.util.Random;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        Random random = new Random();
        int size = Verifier.nondetInt();
        Verifier.assume(size >= 1 && size <= 4);
        int[] data = new int[size];
        data[random.nextInt(4)] = 1;
    }
}
