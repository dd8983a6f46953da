import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    int x;

    public static void main(String[] args) {
        Main box = new Main();
        box.x = Verifier.nondetInt();
        assert box.x != 5;
    }
}
