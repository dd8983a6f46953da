public class Main {
    public static void main(String[] args) throws Exception {
        int x = 1;
        new java.net.ServerSocket(0).close();
        assert x == 2;
    }
}
