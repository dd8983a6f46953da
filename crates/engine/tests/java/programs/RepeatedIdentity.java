// undecided the identity of an exception that the JVM throws repeatedly
import java.util.ArrayList;
import java.util.List;

public class RepeatedIdentity {
    public static void main(String[] args) {
        Object last = null;
        for (int i = 0; i < 3000; i++) {
            try {
                ((String) last).length();
            } catch (ClassCastException | NullPointerException exception) {
                List<Object> seen = new ArrayList<>();
                seen.add(last);
                assert !seen.contains(exception);
                last = exception;
            }
        }
    }
}
