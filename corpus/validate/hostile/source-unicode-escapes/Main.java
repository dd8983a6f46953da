public class Main {
    public static void main(String[] args) {
        int \u0078 = 1;
        x = \u0078 + \uuu0032;
        assert x == 3;
    }
}
