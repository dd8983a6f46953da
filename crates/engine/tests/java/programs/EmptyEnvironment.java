// undecided a variable of the environment
public class EmptyEnvironment {
    public static void main(String[] args) {
        assert System.getenv("HOME") == null;
        assert System.console() == null;
        // It says which encoding a JVM starts with, so that it may be set.
        assert System.getenv("LC_ALL") == null;
    }
}
