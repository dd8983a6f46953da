// source: calls `java.lang.Enum.hashCode` on a `HashCodeOfEnum$Colour`, which has no `hashCode` of its own
class HashCodeOfEnum {
    public static void main(String[] args) throws Exception {
        assert Colour.RED.hashCode() != 1;
    }

    enum Colour { RED }
}
