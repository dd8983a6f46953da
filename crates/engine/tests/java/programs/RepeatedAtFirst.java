// undecided an exception that the virtual machine throws repeatedly
/** A trap of the same reason happens without an exception, so that already the first one is that of compiled code. */
public class RepeatedAtFirst {
    static int sum;

    public static void main(String[] args) {
        int[] one = {1};
        for (int i = 0; i < 20_000; i++) {
            isNew("x", one);
        }
        for (int i = 0; i < 20_000; i++) {
            isNew(null, one);
        }
        assert isNew("x", null);
    }

    static boolean isNew(Object object, int[] array) {
        try {
            String text = (String) object;
            sum += array[0];
            return true;
        } catch (NullPointerException e) {
            e.addSuppressed(new Exception());
            return e.getSuppressed().length == 1;
        }
    }
}
