public class Main {
    static class Pair<A, B> {
        final A first;
        final B second;

        Pair(A first, B second) {
            this.first = first;
            this.second = second;
        }

        Pair<B, A> swap() {
            return new Pair<>(second, first);
        }

        static <T> Pair<T, T> twin(T value) {
            return new Pair<>(value, value);
        }
    }

    static class Key {
        final int id;

        Key(int id) {
            this.id = id;
        }
    }

    public static void main(String[] args) {
        Key key = new Key(12);
        Pair<Key, int[]> pair = new Pair<>(key, new int[] {3, 4});
        Pair<int[], Key> swapped = pair.swap();
        Pair<Key, Key> twin = Pair.twin(key);
        int id = swapped.second.id;
        int length = swapped.first.length;
        assert id == 12 && length == 2;
        assert twin.first == twin.second;
        assert pair.swap().swap().first == key;
    }
}
