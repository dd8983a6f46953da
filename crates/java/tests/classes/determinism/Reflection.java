// source: calls `java.lang.Class.forName`
// source: calls `java.lang.Class.getDeclaredMethods`
class Reflection {
    public static void main(String[] args) throws Exception {
        assert Class.forName("Reflection").getDeclaredMethods().length > 0;
    }
}
