public class Main {
    static int changed;

    int length() {
        return ++changed;
    }

    public static void main(String[] args) {
        Main main = new Main();
        int x = 1;
        assert changed == 1;
    }
}
