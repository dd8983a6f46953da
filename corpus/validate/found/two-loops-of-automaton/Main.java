public class Main {
    public static void main(String[] args) {
        int i = 0;
        while (i < 3) i++; while (i < 6) i++;
        assert i == 6;
    }
}
