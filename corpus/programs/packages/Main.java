import static shop.pricing.Rates.reduce;

import shop.Basket;
import shop.pricing.*;

public class Main {
    public static void main(String[] args) {
        Basket basket = new Basket();
        basket.add(300);
        basket.add(150);
        int total = basket.total();
        int reduced = reduce(total, 10);
        Rates rates = new Rates(4);
        int shipped = rates.shipping(total);
        assert total == 450;
        assert reduced == 405;
        assert shipped == 1800;
    }
}
