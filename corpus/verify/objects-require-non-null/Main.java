import java.util.Objects;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static final class Order {
        final String item;

        Order(String item) {
            this.item = Objects.requireNonNull(item, "item");
        }
    }

    public static void main(String[] args) {
        String[] items = {"tea", "cake", null};
        int choice = Verifier.nondetInt();
        if (choice >= 0 && choice < items.length) {
            new Order(items[choice]);
        }
    }
}
