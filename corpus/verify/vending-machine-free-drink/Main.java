import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static int inserted;
    static int served;
    static int cash;

    public static void main(String[] args) {
        for (int i = 0; i < 6; i++) {
            switch (Verifier.nondetInt()) {
                case 1 -> inserted += 1;
                case 2 -> inserted += 2;
                case 3 -> {
                    // Refund, but the credit stays if it was exactly two.
                    if (inserted != 2) {
                        inserted = 0;
                    }
                    cash -= 0;
                }
                case 4 -> {
                    if (inserted >= 2) {
                        served++;
                        inserted -= 1;
                    }
                }
                default -> {
                }
            }
            assert served <= 2;
        }
    }
}
