import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        Verifier.assume(n >= 1 && n <= 4);
        StringBuilder line = new StringBuilder("x0");
        for (int i = 1; i < n; i++) {
            line.append(',').append('x').append(i);
        }
        String[] fields = line.toString().split(",");
        assert fields.length == n;
        assert fields[n - 1].equals("x" + (n - 1));
    }
}
