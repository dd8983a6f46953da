public class Main {
    static class java {
        static int lang = 5;
    }

    static class org {
    }

    public static void main(String[] args) {
        int x = java.lang;
        x++;
        assert x == 6;
    }
}
