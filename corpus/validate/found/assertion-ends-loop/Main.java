/** The assertion is the last statement of the loop, from where the compiler jumps straight to its head. */
public class Main {
    public static void main(String[] args) {
        int i = 0;
        try {
            while (i < 5) {
                i++;
                assert i != 3;
            }
        } catch (AssertionError e) {
            i = 0;
        }
    }
}
