public class Main {
    public static void main(String[] args) throws Exception {
        int x = 1;
        new java.io.FileOutputStream(java.io.FileDescriptor.out).write("end\nxx\n".getBytes());
        assert x == 2;
    }
}
