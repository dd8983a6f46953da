// source: calls `java.lang.Runtime.freeMemory`
// source: calls `java.lang.Runtime.getRuntime`
class Memory {
    public static void main(String[] args) throws Exception {
        assert Runtime.getRuntime().freeMemory() > 0;
    }
}
