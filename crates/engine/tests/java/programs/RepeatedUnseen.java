// holds
public class RepeatedUnseen {
    public static void main(String[] args) throws Exception {
        int n = 0;
        int[] none = new int[0];
        for (int i = 0; i < 3000; i++) {
            try {
                none[i]++;
            } catch (ArrayIndexOutOfBoundsException exception) {
                n++;
            }
        }
        assert n == 3000;
        // The stack trace of this one is written, whatever it says.
        none[0]++;
    }
}
