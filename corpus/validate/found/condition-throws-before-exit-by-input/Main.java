import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static int[] numbers;

    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        if (x != 3) {
            numbers = new int[2];
        }
        try {
            x--;
        } catch (NullPointerException thrown) {
            System.exit(1);
        }
    }
}
