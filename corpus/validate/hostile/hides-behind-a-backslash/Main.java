public class Main {
    public static void main(String[] args) {
        int x = 1;
        String text = "\u005c\\u0022; assert x == 2; // ";
    }
}
