// holds
import org.sosy_lab.sv_benchmarks.Verifier;

public class Records {
    record Nothing() {}

    record Mixed(int number, double ratio, String text, long[] array) {}

    record Pair<T>(T left, T right) {}

    public static void main(String[] args) {
        assert new Nothing().toString().equals("Nothing[]") && new Nothing().hashCode() == 0;
        assert new Nothing().equals(new Nothing());

        Mixed mixed = new Mixed(1, Double.NaN, null, null);
        assert mixed.toString().equals("Mixed[number=1, ratio=NaN, text=null, array=null]");
        assert mixed.equals(new Mixed(1, Double.NaN, null, null));
        assert !new Mixed(1, 0.0, "", null).equals(new Mixed(1, -0.0, "", null));

        int left = Verifier.nondetInt();
        int right = Verifier.nondetInt();
        Pair<Integer> pair = new Pair<>(left, right);
        assert pair.hashCode() == 31 * left + right;
        assert pair.equals(new Pair<>(right, left)) == (left == right);
    }
}
