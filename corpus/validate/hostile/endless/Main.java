public class Main {
    public static void main(String[] args) {
        int x = 0;
        while (true) {
            x++;
        }
    }
}
