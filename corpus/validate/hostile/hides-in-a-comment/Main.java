public class Main {
    public static void main(String[] args) {
        int x = 1; // A comment that ends here: \u000a assert x == 2;
        x++;
    }
}
