import java.util.stream.Collectors;
import java.util.stream.Stream;

public class Main {
    public static void main(String[] args) {
        Main one = new Main();
        String told = "";
        try {
            Stream.of(one, one).collect(Collectors.toMap(it -> it, it -> 1));
        } catch (IllegalStateException e) {
            told = e.getMessage();
        }
        assert !told.contains("a");
    }
}
