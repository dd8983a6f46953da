import java.util.List;

public class Main {
    static int changed;

    @Override
    public boolean equals(Object other) {
        changed = 1;
        return true;
    }

    @Override
    public int hashCode() {
        return 1;
    }

    public static void main(String[] args) {
        Main main = new Main();
        List<Main> list = List.of(new Main());
        int x = 1;
        assert changed == 1;
    }
}
