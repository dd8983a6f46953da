import java.util.Set;

public class Main {
    public static void main(String[] args) {
        Main one = new Main();
        assert Set.of(one).contains(one);
    }
}
