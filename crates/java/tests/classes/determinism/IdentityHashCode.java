// source: calls `java.lang.System.identityHashCode`

class IdentityHashCode {
    public static void main(String[] args) throws Exception {
        assert System.identityHashCode("x") != 1;
    }
}
