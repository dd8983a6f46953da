public class Main {
    static int depth;

    public static void main(String[] args) {
        try {
            System.exit(3);
        } finally {
            depth = 1;
        }
        assert depth == 2;
    }
}
