// undecided an exception that the virtual machine throws repeatedly
/** The JDK's own code for what the engine does itself may be compiled, too. */
public class RepeatedInNative {
    public static void main(String[] args) {
        assert isNew();
        for (int i = 0; i < 20_000; i++) {
            new String(new byte[] {65});
        }
        assert isNew();
    }

    static boolean isNew() {
        try {
            return new String((byte[]) null) == null;
        } catch (NullPointerException e) {
            e.addSuppressed(new Exception());
            return e.getSuppressed().length == 1;
        }
    }
}
