// deterministic
class SuperText {
    public static void main(String[] args) throws Exception {
        assert new Mine().toString().equals("mine SuperText$Mine: x");
    }

    static class Mine extends Exception {
        Mine() { super("x"); }
        @Override public String toString() { return "mine " + super.toString(); }
    }
}
