public class Main {
    static int f(int a, int b) {
        return a + b;
    }

    public static void main(String[] args) {
        int n = 0;
        Integer box = null;
        for (int i = 0; i < 3; i++) {
            try {
                n += f(i, box);
            } catch (NullPointerException e) {
                box = i;
            }
        }
        assert n == 3;
    }
}
