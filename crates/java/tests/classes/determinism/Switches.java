// deterministic
class Switches {
    public static void main(String[] args) throws Exception {
        Object value = Colour.RED;
        int found = switch ((Colour) value) { case RED -> 1; case GREEN -> 2; };
        found += switch ("b") { case "a" -> 1; case "b" -> 2; default -> 3; };
        assert found == 3 && value instanceof Colour colour && Colour.valueOf("RED") == colour && Colour.values().length == 2;
    }

    enum Colour { RED, GREEN }
}
