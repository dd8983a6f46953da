public class Main {
    public static void main(String[] args) throws Exception {
        int x = 1;
        new java.io.FileOutputStream("touched").write(1);
        assert x == 2;
    }
}
