// source: has a finalizer in `Finalizer$Key`
class Finalizer {
    public static void main(String[] args) throws Exception {
        assert new Key() != null;
    }

    static class Key {
        @Override protected void finalize() {}
    }
}
