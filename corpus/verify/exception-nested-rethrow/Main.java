import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        int[] data = {1, 2, 3};
        String caught = "none";
        try {
            try {
                data[x] /= x;
            } catch (ArithmeticException e) {
                throw new IllegalStateException("zero", e);
            }
        } catch (IllegalStateException e) {
            caught = e.getMessage();
            assert e.getCause() instanceof ArithmeticException;
        } catch (IndexOutOfBoundsException e) {
            caught = "index";
        }
        assert caught.equals(x == 0 ? "zero" : x < 0 || x > 2 ? "index" : "none");
    }
}
