import java.util.Properties;

/** The properties of the system are a table that programs read and change. */
public class Main {
    public static void main(String[] args) {
        System.out.println(System.getProperty("colour"));
        System.out.println(System.getProperty("colour", "grey"));
        System.out.println(System.setProperty("colour", "green"));
        System.out.println(System.getProperty("colour"));
        System.out.println(System.getProperty("colour", "grey"));
        System.out.println(System.getProperties().get("colour"));
        System.out.println(System.getProperties() == System.getProperties());
        System.out.println(System.setProperty("colour", "red"));
        System.out.println(System.clearProperty("colour"));
        System.out.println(System.clearProperty("colour"));
        System.setProperty("size", "0x20");
        System.out.println(Integer.getInteger("size") + Long.getLong("width", 7L) + Integer.getInteger("colour", 1));
        System.setProperty("quiet", "TRUE");
        System.out.println(Boolean.getBoolean("quiet") + " " + Boolean.getBoolean("loud"));
        System.getProperties().merge("size", "!", (old, more) -> (String) old + more);
        System.out.println(System.getProperty("size"));
        System.getProperties().put("number", 5);
        System.out.println(System.getProperty("number") + " " + System.getProperties().get("number"));
        System.setProperty("line.separator", "|");
        System.out.println(System.getProperty("line.separator") + System.lineSeparator().length());
        Properties mine = new Properties(System.getProperties());
        mine.setProperty("shape", "round");
        System.out.println(mine.getProperty("shape") + mine.getProperty("quiet") + System.getProperty("shape"));
        try {
            System.getProperty(null);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            System.setProperty("", "x");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            System.setProperty("x", null);
        } catch (NullPointerException e) {
            System.out.println("no value");
        }
        System.out.println(System.getProperties().containsKey("x") + " " + System.getProperties().remove("quiet", "TRUE"));
    }
}
