import java.util.Set;

public class Main {
    public static void main(String[] args) {
        Main one = new Main();
        String told = "";
        try {
            Set.of(one, one);
        } catch (IllegalArgumentException e) {
            told = e.getMessage();
        }
        assert !told.endsWith("3");
    }
}
