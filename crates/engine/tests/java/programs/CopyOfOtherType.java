// holds
/** What is said about a copy depends on how the types are related. */
public class CopyOfOtherType {
    public static void main(String[] args) {
        String said = "";
        Object[] numbers = new Integer[] {1};
        try {
            System.arraycopy(numbers, 0, new String[1], 0, 1);
        } catch (ArrayStoreException exception) {
            said = exception.getMessage();
        }
        assert said.equals("arraycopy: type mismatch: can not copy java.lang.Integer[] into java.lang.String[]");
        try {
            System.arraycopy(new Object[] {1}, 0, new String[1], 0, 1);
        } catch (ArrayStoreException exception) {
            said = exception.getMessage();
        }
        assert said.startsWith("arraycopy: element type mismatch: can not cast one of the elements of java.lang.Object[]");
    }
}
