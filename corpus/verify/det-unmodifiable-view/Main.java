import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class Main {
    public static void main(String[] args) {
        List<String> names = new ArrayList<>(List.of("x"));
        List<String> view = Collections.unmodifiableList(names);
        names.add("y");
        assert view.size() == 2;
        view.add("z");
    }
}
