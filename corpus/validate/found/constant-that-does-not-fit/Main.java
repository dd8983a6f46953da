public class Main {
    public static void main(String[] args) {
        short s = 70000;
        assert s == 4464;
    }
}
