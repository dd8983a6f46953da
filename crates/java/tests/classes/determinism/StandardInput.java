// source: calls `java.io.InputStream.read`
// source: uses `java.lang.System.in`
class StandardInput {
    public static void main(String[] args) throws Exception {
        assert System.in.read() < 256;
    }
}
