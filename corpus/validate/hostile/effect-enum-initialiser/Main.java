public class Main {
    static int changed;

    enum Light {
        RED;

        Light() {
            changed = 1;
        }
    }

    public static void main(String[] args) {
        Light light = null;
        int x = 1;
        assert changed == 1;
    }
}
