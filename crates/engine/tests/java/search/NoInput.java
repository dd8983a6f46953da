// violated 8

/** There is only one execution. */
public class NoInput {
    public static void main(String[] args) {
        int[] squares = new int[10];
        for (int i = 0; i < 10; i++) {
            assert (squares[i] = i * i) < 81;
        }
    }
}
