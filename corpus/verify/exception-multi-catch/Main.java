import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        Verifier.assume(x >= 0 && x <= 3);
        Object[] objects = {null, "7", "x", 5};
        int result;
        try {
            result = Integer.parseInt((String) objects[x]);
        } catch (NumberFormatException | ClassCastException e) {
            result = e instanceof ClassCastException ? -2 : -1;
        }
        assert result == (x == 1 ? 7 : x == 3 ? -2 : -1);
    }
}
