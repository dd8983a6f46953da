// source: calls `java.lang.System.currentTimeMillis`
// source: calls `java.lang.System.nanoTime`
// source: calls `java.time.LocalDate.now`

class Clock {
    public static void main(String[] args) throws Exception {
        assert System.nanoTime() != System.currentTimeMillis();
        assert java.time.LocalDate.now() != null;
    }
}
