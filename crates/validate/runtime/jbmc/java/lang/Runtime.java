package java.lang;

public class Runtime {
    private static final Runtime current = new Runtime();

    public static Runtime getRuntime() {
        return current;
    }

    public void exit(int status) {
        System.exit(status);
    }

    public void halt(int status) {
        System.exit(status);
    }

    public void gc() {
    }
}
