public class Main {
    private int stock = 10;

    class Shelf {
        private int taken;

        boolean take(int amount) {
            if (amount > stock) {
                return false;
            }
            stock -= amount;
            taken += amount;
            return true;
        }

        class Label {
            int both() {
                return taken * 100 + Main.this.stock;
            }
        }
    }

    public static void main(String[] args) {
        Main store = new Main();
        Shelf left = store.new Shelf();
        Main.Shelf right = store.new Shelf();
        boolean first = left.take(4);
        boolean second = right.take(7);
        boolean third = right.take(6);
        Shelf.Label label = right.new Label();
        int both = label.both();
        assert first && !second && third;
        assert store.stock == 0;
        assert left.taken == 4 && both == 600;
    }
}
