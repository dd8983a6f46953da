public class Main {
    public static void main(String[] args) {
        int x = 1; x = 2; x = 3;
        for (int i = 0; i < 2; i++) for (int j = 0; j < 2; j++) x++;
        assert x == 7;
    }
}
