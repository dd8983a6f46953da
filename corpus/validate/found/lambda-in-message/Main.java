public class Main {
    static Object object;
    public static void main(String[] args) {
        object = (Runnable) () -> { };
        try {
            String text = (String) object;
            assert text == null;
        } catch (ClassCastException thrown) {
            assert thrown.getMessage().length() > 3;
        }
    }
}
