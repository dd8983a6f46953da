public class Main {
    public static void main(String[] args) {
        int y = 0;
        y = 1;
    }
}
