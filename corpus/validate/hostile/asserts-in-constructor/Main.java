public class Main {
    final int width;

    Main(int width) {
        this.width = width;
        assert width > 3;
    }

    public static void main(String[] args) {
        new Main(3);
    }
}
