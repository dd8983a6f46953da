public class Main {
    static int changed;

    static boolean change() {
        changed = 1;
        return true;
    }

    public static void main(String[] args) {
        int x = 1;
        int y = 2;
        x = 3;
        assert changed == 1;
    }
}
