public class Main {
    interface Keyed {
        int hashCode();
    }

    static class Key implements Keyed { }

    public static void main(String[] args) {
        Keyed key = new Key();
        assert key.hashCode() % 2 == 0;
    }
}
