package shop;

public class Basket {
    private int total;
    protected int items;

    public void add(int price) {
        total += price;
        items++;
    }

    public int total() {
        return total;
    }
}
