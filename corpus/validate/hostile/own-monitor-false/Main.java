public class Main {
    public static void main(String[] args) {
        int x = 4;
        x++;
        assert jurat.Monitor.holds(0, false);
    }
}
