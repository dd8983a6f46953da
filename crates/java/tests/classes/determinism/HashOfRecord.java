// source: calls `java.lang.runtime.ObjectMethods.bootstrap` on a `HashOfRecord$Colour`, which has no `hashCode` of its own
class HashOfRecord {
    public static void main(String[] args) {
        assert new Paint(Colour.RED).hashCode() != 1;
    }

    enum Colour { RED }

    record Paint(Colour colour) {}
}
