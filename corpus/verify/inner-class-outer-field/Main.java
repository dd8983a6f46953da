import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    private int total;

    private class Item {
        final int price;

        Item(int price) {
            this.price = price;
            total += price;
        }

        void cancel() {
            total -= price;
        }
    }

    public static void main(String[] args) {
        Main shop = new Main();
        Item a = shop.new Item(Verifier.nondetInt());
        Item b = shop.new Item(Verifier.nondetInt());
        if (Verifier.nondetBoolean()) {
            a.cancel();
            assert shop.total == b.price;
        } else {
            assert shop.total == a.price + b.price;
        }
    }
}
