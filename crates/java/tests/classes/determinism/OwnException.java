// deterministic
class OwnException {
    public static void main(String[] args) throws Exception {
        try {
            throw new Mine("x");
        } catch (Mine e) {
            assert e.getMessage().equals("x") && e.getCause() == null && e.toString().endsWith("x");
        }
    }

    static class Mine extends Exception implements Comparable<Mine> {
        Mine(String message) { super(message); }
        public int compareTo(Mine other) { return 0; }
    }
}
