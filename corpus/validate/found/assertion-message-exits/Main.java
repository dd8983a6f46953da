public class Main {
    static String exit() {
        System.exit(0);
        return "";
    }
    public static void main(String[] args) {
        int x = 3;
        assert x == 4 : exit();
    }
}
