/** A record may compare its last component first. */
public class Main {
    static class Picky {
        @Override
        public boolean equals(Object other) {
            assert false;
            return true;
        }

        @Override
        public int hashCode() {
            return 0;
        }
    }

    record Pair(int number, Picky picky) {}

    public static void main(String[] args) {
        new Pair(1, new Picky()).equals(new Pair(2, new Picky()));
    }
}
