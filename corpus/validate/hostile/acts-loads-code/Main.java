public class Main {
    public static void main(String[] args) throws Exception {
        int x = 1;
        System.load("/no/such/library");
        assert x == 2;
    }
}
