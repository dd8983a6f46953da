import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        Object[] things = {1, "two", 3.0, 'c'};
        int i = Verifier.nondetInt();
        Verifier.assume(i >= 0 && i <= 3);
        Object thing = things[i];
        Comparable<?> comparable = (Comparable<?>) thing;
        if (i != 1 && i != 3) {
            Integer number = (Integer) comparable;
            assert number == 1;
        }
    }
}
