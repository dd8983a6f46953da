public class Main {
    static final int[] SQUARES = new int[5];
    final int checksum;
    int odd = 0;

    static {
        for (int i = 0; i < SQUARES.length; i++) {
            SQUARES[i] = i * i;
        }
    }

    {
        for (int square : SQUARES) {
            odd += square % 2;
        }
    }

    Main(int limit) {
        int sum = 0;
        for (int square : SQUARES) {
            if (square < limit) {
                sum += square;
            }
        }
        checksum = sum;
    }

    public static void main(String[] args) {
        Main small = new Main(5);
        Main large = new Main(100);
        assert small.checksum == 5 && large.checksum == 30;
        assert small.odd == 2;
    }
}
