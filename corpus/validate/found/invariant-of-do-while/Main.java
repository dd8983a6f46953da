public class Main {
    public static void main(String[] args) {
        int i = 0;
        do {
            i++;
            if (i == 2) {
                continue;
            }
        } while (i < 3);
        assert i == 3;
    }
}
