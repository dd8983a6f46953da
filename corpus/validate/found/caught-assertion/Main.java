public class Main {
    static boolean isTrue() {
        assert false;
        return true;
    }
    public static void main(String[] args) {
        try {
            assert isTrue();
        } catch (Error error) {
            System.exit(0);
        }
    }
}
