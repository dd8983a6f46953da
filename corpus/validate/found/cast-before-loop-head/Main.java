import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        Object made = 'c';
        int n = Verifier.nondetInt();
        for (String s = (String) made; n == 5; ) {
            n = 6;
        }
    }
}
