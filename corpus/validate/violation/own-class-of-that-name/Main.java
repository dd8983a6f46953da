public class Main {
    static class Verifier {
        static int nondetInt() {
            return 7;
        }
    }

    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        assert x != 8;
    }
}
