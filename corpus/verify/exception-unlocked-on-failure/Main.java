import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static boolean isLocked;

    static void update(int x) {
        isLocked = true;
        try {
            if (x % 7 == 3) {
                throw new IllegalStateException();
            }
            isLocked = false;
        } catch (IllegalArgumentException e) {
            isLocked = false;
        }
    }

    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        try {
            update(x);
        } catch (IllegalStateException e) {
            assert !isLocked;
        }
    }
}
