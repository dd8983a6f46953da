import org.sosy_lab.sv_benchmarks.Verifier;

/** Which arrays can hold which objects, when neither is known. */
public class Main {
    public static void main(String[] args) {
        Object[] array = Verifier.nondetBoolean() ? new String[2] : new Integer[2];
        Object object = Verifier.nondetBoolean() ? (Object) "text" : (Object) Integer.valueOf(1);
        boolean fits = array instanceof String[] == object instanceof String;
        int index = Verifier.nondetInt();
        boolean isWithin = index == 0 || index == 1;
        try {
            array[index] = object;
            assert fits && isWithin;
            assert array[index] == object && array[1 - index] == null;
        } catch (ArrayStoreException e) {
            assert !fits && isWithin;
        } catch (ArrayIndexOutOfBoundsException e) {
            assert !isWithin;
        }
    }
}
