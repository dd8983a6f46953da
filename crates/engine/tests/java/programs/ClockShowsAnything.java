// violated 6
public class ClockShowsAnything {
    public static void main(String[] args) {
        long now = System.currentTimeMillis();
        assert now == now / 1000 * 1000 + now % 1000;
        assert now > 1_600_000_000_000L;
    }
}
