import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    int x;

    void read(int x) {
        this.x = Verifier.nondetInt();
        assert this.x != 5 || x == 5;
    }

    public static void main(String[] args) {
        new Main().read(3);
    }
}
