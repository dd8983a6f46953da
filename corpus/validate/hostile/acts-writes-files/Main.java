public class Main {
    public static void main(String[] args) throws Exception {
        int x = 1;
        java.nio.file.Files.writeString(java.nio.file.Path.of("touched"), "x");
        assert x == 2;
    }
}
