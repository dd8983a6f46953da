import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        Verifier.assume(n == 1 || n == 2);
        String built = "id" + n;
        String literal = n == 1 ? "id1" : "id2";
        assert built.equals(literal);
        assert built != literal;
        assert built.intern() == literal;
    }
}
