import java.util.ArrayList;
import java.util.List;

public class Main {
    public static void main(String[] args) {
        List<Object> nested = new ArrayList<>();
        for (int i = 0; i < 20000; i++) {
            List<Object> around = new ArrayList<>();
            around.add(nested);
            nested = around;
        }
        boolean isDeep = false;
        try {
            nested.hashCode();
        } catch (StackOverflowError e) {
            isDeep = true;
        }
        assert !isDeep;
    }
}
