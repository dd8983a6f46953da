public class Main {
    static class Monitor {
        static int at(int x) {
            return x;
        }
    }

    public static void main(String[] args) {
        String jurat = "x";
        jurat = "y";
        assert jurat.equals("x") && Monitor.at(3) == 3;
    }
}
