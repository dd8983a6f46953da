// undecided printing an object whose text is null
/** An object that says that its text is null makes print fail. */
public class PrintNullText {
    public static void main(String[] args) {
        Object silent = new Object() {
            @Override
            public String toString() {
                return null;
            }
        };
        System.out.print(silent);
        assert false;
    }
}
