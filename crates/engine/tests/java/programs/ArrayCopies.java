// holds
import org.sosy_lab.sv_benchmarks.Verifier;

public class ArrayCopies {
    static String copy(Object from, int at, Object to, int toAt, int count) {
        try {
            System.arraycopy(from, at, to, toAt, count);
            return "";
        } catch (IndexOutOfBoundsException | ArrayStoreException e) {
            return e.getMessage();
        }
    }

    public static void main(String[] args) {
        int[] ints = {1, 2, 3, 4};
        assert copy(ints, 0, ints, 1, 3).isEmpty() && ints[3] == 3 && ints[1] == 1;
        assert copy(ints, 2, ints, 0, 3).equals("arraycopy: last source index 5 out of bounds for int[4]");
        assert copy(ints, 0, new long[4], 0, 1).equals("arraycopy: type mismatch: can not copy int[] into long[]");

        Object[] mixed = {"a", 1};
        String[] texts = new String[2];
        assert copy(mixed, 0, texts, 0, 2).contains("can not cast one of the elements") && texts[0].equals("a");

        int at = Verifier.nondetInt();
        boolean isInside = 0 <= at && at <= 2;
        int[] target = new int[2];
        boolean isCopied = true;
        try {
            System.arraycopy(new int[] {5, 6, 7, 8}, at, target, 0, 2);
        } catch (ArrayIndexOutOfBoundsException e) {
            isCopied = false;
        }
        assert isCopied == isInside;
        assert !isInside || target[0] == 5 + at;
    }
}
