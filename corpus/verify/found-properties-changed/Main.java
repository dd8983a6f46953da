/** The properties of the system are one table, which can be changed. */
public class Main {
    public static void main(String[] args) {
        System.getProperties().putIfAbsent("jurat.colour", "green");
        assert System.getProperty("jurat.colour") == null;
    }
}
