/** The first string that is interned with its text is the canonical one. */
public class Main {
    public static void main(String[] args) {
        char[] chars = {'q', 'z', '7', 'k'};
        String string = new String(chars);
        assert string.intern() != string;
    }
}
