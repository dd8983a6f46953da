// undecided reflection
/** The message does not say the name that was asked for. */
public class ClassNameWithGap {
    public static void main(String[] args) {
        try {
            Class.forName("a..B");
        } catch (ClassNotFoundException e) {
            assert e.getMessage().equals("a..B");
        }
    }
}
