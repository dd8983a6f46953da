// deterministic
class HashCodeOfOwn {
    public static void main(String[] args) throws Exception {
        assert new Key(3).hashCode() == 3;
    }

    static class Key {
        final int value;
        Key(int value) { this.value = value; }
        @Override public int hashCode() { return value; }
        @Override public boolean equals(Object o) { return o instanceof Key k && k.value == value; }
    }
}
