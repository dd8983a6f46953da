// undecided a property of the system
public class PropertyOfNewerJdk {
    public static void main(String[] args) {
        assert System.getProperty("my.own") == null;
        assert !Boolean.getBoolean("another");
        // Some JDK may set it.
        assert System.getProperty("stdin.encoding") == null;
    }
}
