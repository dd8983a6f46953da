public class Main {
    public static void main(String[] args) {
        int pairs = 0;
        int sum = 0;
        for (int i = 0; i < 4; i++) {
            int j = i;
            while (j < 4) {
                pairs++;
                sum += i * j;
                j++;
            }
        }
        int triples = 0;
        for (int a = 3; a <= 5; a++) {
            for (int b = a; b <= 5; b++) {
                for (int c = b; c <= 5; c++) {
                    if (a * a + b * b == c * c) {
                        triples++;
                    }
                }
            }
        }
        assert pairs == 10;
        assert sum == 25;
        assert triples == 1;
    }
}
