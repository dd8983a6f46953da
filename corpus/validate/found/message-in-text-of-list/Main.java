import java.util.ArrayList;
import java.util.List;

public class Main {
    static String held;

    static String find() { return null; }

    public static void main(String[] args) {
        String told = "";
        try {
            int length = (held = find()).length();
        } catch (NullPointerException e) {
            List<Object> caught = new ArrayList<>();
            caught.add(e);
            told = caught.toString();
        }
        assert told.contains("find()");
    }
}
