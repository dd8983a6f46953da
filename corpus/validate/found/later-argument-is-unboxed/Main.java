public class Main {
    static int take(int first, int second) { return first; }
    static <N extends Integer> int of(N number) {
        int taken = 0;
        try {
            taken = take(3, number); /*1*/
        } catch (NullPointerException none) {
            taken = 8;
        }
        return taken;
    }
    public static void main(String[] args) {
        assert of(null) == 8;
    }
}
