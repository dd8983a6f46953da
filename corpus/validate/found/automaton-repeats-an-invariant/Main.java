public class Main {
    public static void main(String[] args) {
        int i = 0;
        while (i < 2) {
            i++;
        }
    }
}
