import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    @SuppressWarnings("fallthrough")
    static int fallThrough(int n) {
        int weight = 0;
        switch (n) {
            case 3:
                weight += 100;
            case 2:
                weight += 10;
            case 1:
                weight += 1;
                break;
            case -7:
                weight = -7;
                break;
            default:
                weight = 5;
        }
        return weight;
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        int weight = fallThrough(n);
        assert n != 3 || weight == 111;
        assert n != 1 || weight == 1;
        assert weight != 5 || n < 1 || n > 3;
        assert weight >= 0 || n == -7;
    }
}
