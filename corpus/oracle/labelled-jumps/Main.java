public class Main {
    public static void main(String[] args) {
        outer:
        for (int i = 0; i < 5; i++) {
            inner:
            for (int j = 0; j < 5; j++) {
                if (j == 3) {
                    continue outer;
                }
                if (i == 3) {
                    break outer;
                }
                if ((i + j) % 2 == 0) {
                    continue inner;
                }
                System.out.println(i + "," + j);
            }
        }
        block:
        {
            System.out.println("in block");
            if (args.length == 0) {
                break block;
            }
            System.out.println("never");
        }
        int n = 0;
        loop:
        while (true) {
            do {
                n++;
                if (n == 4) {
                    continue loop;
                }
                if (n > 8) {
                    break loop;
                }
                System.out.println("n" + n);
            } while (n % 3 != 0);
            System.out.println("end of round " + n);
        }
        int found = -1;
        int[][] grid = {{1, 2, 3}, {4, 5, 6}, {7, 8, 9}};
        search:
        for (int[] row : grid) {
            for (int cell : row) {
                switch (cell % 4) {
                    case 0:
                        System.out.println("multiple " + cell);
                        continue search;
                    case 3:
                        found = cell;
                        if (cell > 5) {
                            break search;
                        }
                        break;
                    default:
                        System.out.println("cell " + cell);
                }
            }
        }
        System.out.println(found);
        for (int i = 0, j = 10; i < j; i += 2, j--) {
            System.out.println(i * j);
        }
        int k = 10;
        do {
            k -= 3;
        } while (k > 0);
        System.out.println(k);
        for (;;) {
            if (++k > 5) {
                break;
            }
        }
        System.out.println(k);
    }
}
