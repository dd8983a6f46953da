// deterministic
class NamesOfClasses {
    public static void main(String[] args) throws Exception {
        assert new Key().getClass().getSimpleName().equals("Key");
    }

    static class Key {}
}
