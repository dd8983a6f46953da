// source: calls `java.lang.Runtime.getRuntime`
// source: calls `java.lang.Runtime.halt`
class Halting {
    public static void main(String[] args) throws Exception {
        Runtime.getRuntime().halt(0);
    }
}
