import java.util.List;

public class Main {
    static long big = 1L << 40;
    char letter = 'q';
    double[] ratios = {0.5, -0.0};

    public static void main(String[] args) {
        Main main = new Main();
        Object any = "text";
        List<Integer> list = List.of(4, 5);
        byte small = (byte) 200;
        boolean yes = true;
        int x = 1;
        assert yes && small == -56;
    }
}
