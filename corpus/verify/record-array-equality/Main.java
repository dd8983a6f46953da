import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    record Box(int[] data, int size) {
    }

    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        int[] shared = {x};
        Box a = new Box(shared, 1);
        Box b = x == 77 ? new Box(shared.clone(), 1) : new Box(shared, 1);
        // Arrays in records are compared by identity.
        assert a.equals(b);
    }
}
