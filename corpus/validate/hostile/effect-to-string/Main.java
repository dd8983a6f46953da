public class Main {
    static int changed;

    @Override
    public String toString() {
        changed = 1;
        return "main";
    }

    public static void main(String[] args) {
        Main main = new Main();
        int x = 1;
        assert changed == 1;
    }
}
