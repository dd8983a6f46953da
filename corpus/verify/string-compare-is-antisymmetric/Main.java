import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        String a = Verifier.nondetString();
        Verifier.assume(a.length() <= 3);
        String b = "ab";
        int order = a.compareTo(b);
        assert order == -b.compareTo(a);
        assert (order == 0) == a.equals(b);
    }
}
