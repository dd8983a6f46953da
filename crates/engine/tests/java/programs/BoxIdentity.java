// holds
import org.sosy_lab.sv_benchmarks.Verifier;

public class BoxIdentity {
    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        Integer a = x;
        Integer b = x;
        assert a.equals(b);
        assert (a == b) == (x >= -128 && x <= 127);
        Integer five = 5;
        assert (a == five) == (x == 5);
        Integer thousand = 1000;
        assert a != thousand;
        Character c = (char) x;
        Character d = (char) x;
        assert (c == d) == ((char) x <= 127);
    }
}
