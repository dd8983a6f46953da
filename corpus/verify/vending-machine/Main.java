import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static int inserted;
    static int cash;
    static int stock = 3;

    static int press(int price) {
        if (stock == 0 || inserted < price) {
            return 0;
        }
        stock--;
        int change = inserted - price;
        cash += price;
        inserted = 0;
        return change;
    }

    public static void main(String[] args) {
        int paid = 0;
        int returned = 0;
        for (int i = 0; i < 8; i++) {
            int event = Verifier.nondetInt();
            if (event == 1 || event == 2 || event == 5) {
                inserted += event;
                paid += event;
            } else if (event == 0) {
                returned += press(4);
            }
            assert paid == returned + cash + inserted;
            assert stock >= 0 && cash == 4 * (3 - stock);
        }
    }
}
