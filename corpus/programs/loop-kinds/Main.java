public class Main {
    public static void main(String[] args) {
        int forSum = 0;
        for (int i = 1; i <= 4; i++) {
            forSum += i;
        }
        int power = 1;
        int rounds = 0;
        while (power < 50) {
            power *= 3;
            rounds++;
        }
        int digits = 0;
        int rest = 507;
        do {
            digits++;
            rest /= 10;
        } while (rest != 0);
        int each = 0;
        for (int weight : new int[] {5, 6, 7}) {
            each = each * 2 + weight;
        }
        int forever = 0;
        for (;;) {
            forever += 4;
            if (forever > 9) {
                break;
            }
        }
        for (int never = 9; never < 9; never++) {
            forever = -1;
        }
        assert forSum == 10;
        assert power == 81 && rounds == 4;
        assert digits == 3 && each == 39 && forever == 12;
    }
}
