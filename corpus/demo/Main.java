/** Sells tickets: a loop, a sum and a helper that is called with different arguments. */
public class Main {
    static final int CHILD = 4;
    static final int ADULT = 9;

    static int priceOf(int age) {
        int price = ADULT;
        if (age < 12) {
            price = CHILD;
        }
        return price;
    }

    public static void main(String[] args) {
        int[] ages = {34, 7, 71, 11};
        int total = 0;
        for (int i = 0; i < ages.length; i++) {
            int price = priceOf(ages[i]);
            total += price;
        }
        boolean discount = total > 25;
        if (discount) total -= 1;
        assert total == 25 : "two children, two adults, one off";
    }
}
