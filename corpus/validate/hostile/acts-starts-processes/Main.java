public class Main {
    public static void main(String[] args) throws Exception {
        int x = 1;
        new ProcessBuilder("touch", "touched").start().waitFor();
        assert x == 2;
    }
}
