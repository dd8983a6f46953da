/** An error in an initialiser is thrown as it is; afterwards each class that had waited for it is one that failed. */
public class Main {
    interface Base {
        int X = fail();

        static int fail() {
            throw new Error("fail");
        }

        default void use() {
        }
    }

    static class Parent implements Base {
        static void use(StringBuilder text) {
            text.append("used");
        }
    }

    static class Child extends Parent {
        static void touch() {
        }
    }

    public static void main(String[] args) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 2; i++) {
            try {
                Child.touch();
            } catch (Error e) {
                text.append(e.getMessage()).append(';');
            }
        }
        try {
            Parent.use(text);
        } catch (NoClassDefFoundError e) {
            text.append(e.getMessage());
        }
        String failed = "Could not initialize class Main$";
        assert text.toString().equals("fail;" + failed + "Child;" + failed + "Parent");
    }
}
