public class Main {
    public static void main(String[] args) {
        Integer x = null;
        int z = 5;
        assert z == 5 && x == null;
    }
}
