public class Main implements Constants {
    static int changed;

    public static void main(String[] args) {
        int x = 1;
        assert changed == 1;
    }
}

interface Constants {
    int VALUE = make();

    static int make() {
        Main.changed = 1;
        return 2;
    }
}
