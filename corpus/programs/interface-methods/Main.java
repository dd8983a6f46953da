interface Price {
    int BASE = 100;

    int cents();

    default int withTax() {
        return cents() + tax(cents());
    }

    private int tax(int amount) {
        return amount * 19 / BASE;
    }

    static Price of(int cents) {
        return new Fixed(cents);
    }
}

interface Named {
    default int length() {
        return 1;
    }
}

class Fixed implements Price, Named {
    private final int cents;

    Fixed(int cents) {
        this.cents = cents;
    }

    @Override
    public int cents() {
        return cents;
    }

    @Override
    public int length() {
        return Named.super.length() + 4;
    }
}

public class Main {
    public static void main(String[] args) {
        Price price = Price.of(200);
        int taxed = price.withTax();
        Named named = (Named) price;
        int length = named.length();
        assert taxed == 238;
        assert length == 5;
        assert Price.BASE == 100;
    }
}
