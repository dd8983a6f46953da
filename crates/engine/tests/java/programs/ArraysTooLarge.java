// undecided an array that is too large
public class ArraysTooLarge {
    public static void main(String[] args) {
        int length = -1;
        boolean isNegative = false;
        try {
            int[][] arrays = new int[Integer.MAX_VALUE][length];
        } catch (NegativeArraySizeException e) {
            isNegative = true;
        } catch (OutOfMemoryError e) {
            isNegative = false;
        }
        assert isNegative;
    }
}
