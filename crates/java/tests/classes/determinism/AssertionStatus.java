// source: calls `java.lang.Class.getClassLoader`
// source: calls `java.lang.ClassLoader.setDefaultAssertionStatus`
class AssertionStatus {
    public static void main(String[] args) throws Exception {
        AssertionStatus.class.getClassLoader().setDefaultAssertionStatus(false);
    }
}
