public class Main {
    static int changed;

    interface Measured {
        int length();
    }

    public static void main(String[] args) {
        Measured measured = () -> ++changed;
        int x = 1;
        assert changed == 1;
    }
}
