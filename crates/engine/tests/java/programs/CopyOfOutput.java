// undecided message
public class CopyOfOutput {
    public static void main(String[] args) {
        String message = "";
        try {
            System.arraycopy(System.out, 0, new int[1], 0, 1);
        } catch (ArrayStoreException e) {
            message = e.getMessage();
        }
        assert !message.contains("java.io.PrintStream");
    }
}
