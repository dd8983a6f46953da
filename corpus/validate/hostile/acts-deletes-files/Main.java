public class Main {
    public static void main(String[] args) throws Exception {
        int x = 1;
        new java.io.File("Main.java").delete();
        assert x == 2;
    }
}
