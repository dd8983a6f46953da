import java.util.ArrayList;
import java.util.List;

public class Main {
    public static void main(String[] args) {
        List<String> open = new ArrayList<>(List.of("a", "b", "c", "d"));
        int seen = 0;
        for (String task : open) {
            seen++;
            if (task.equals("b")) {
                open.remove(task);
            }
        }
        assert seen > 0;
    }
}
