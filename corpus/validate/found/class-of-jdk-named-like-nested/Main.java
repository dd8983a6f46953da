public class Main {
    static class Tools { static class Long { static int signum(int value) { return value; } } }
    public static void main(String[] args) {
        int sign = Long.signum(-4294967290L); /*1*/
        assert sign == -1;
    }
}
