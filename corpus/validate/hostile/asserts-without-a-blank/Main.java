public class Main {
    public static void main(String[] args) {
        int x = 1;
        x++;
        assert(x == 2);assert!(x == 3);assert"text".length() == x + 2:"message";
        assert-x == 2;
    }
}
