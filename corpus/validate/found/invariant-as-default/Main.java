public class Main {
    public static void main(String[] args) {
        int k = 0;
    }
}
