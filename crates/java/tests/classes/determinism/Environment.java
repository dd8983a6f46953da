// source: calls `java.lang.Integer.getInteger`
// source: calls `java.lang.System.getProperty`
// source: calls `java.lang.System.getenv`
class Environment {
    public static void main(String[] args) throws Exception {
        assert System.getenv("X") == null && System.getProperty("x") == null && Integer.getInteger("x") == null;
    }
}
