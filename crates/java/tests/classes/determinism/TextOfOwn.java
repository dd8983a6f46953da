// deterministic
class TextOfOwn {
    public static void main(String[] args) throws Exception {
        assert ("" + new Key()).equals("key") && ("" + Colour.RED).equals("RED");
        assert new Pair("a", 1).toString().equals("Pair[name=a, number=1]");
        assert new IllegalStateException("x").toString().endsWith("x");
    }

    static class Key {
        @Override public String toString() { return "key"; }
    }

    enum Colour { RED }

    record Pair(String name, int number) {}
}
