public class Main {
    public static void main() {
        int x = 1;
    }
}
