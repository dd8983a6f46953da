import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static int early;

    static Verifier make() {
        early = Verifier.nondetInt();
        return null;
    }

    public static void main(String[] args) {
        int late = make().nondetInt();
        assert early != 9 || late != 0;
    }
}
