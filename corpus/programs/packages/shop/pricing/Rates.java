package shop.pricing;

public class Rates {
    private final int perUnit;

    public Rates(int perUnit) {
        this.perUnit = perUnit;
    }

    public static int reduce(int amount, int percent) {
        int discount = amount * percent / 100;
        return amount - discount;
    }

    public int shipping(int amount) {
        int cost = amount * perUnit;
        return cost;
    }
}
