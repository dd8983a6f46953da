public class Main {
    public String toString() { throw new UnsupportedOperationException(); }
    static int take(int first, String rest) { return first; }
    public static void main(String[] args) {
        Main self = new Main();
        int taken = 0;
        try {
            taken = take(3, "it is " + self); /*1*/
        } catch (UnsupportedOperationException none) {
            taken = 8;
        }
        assert taken == 8;
    }
}
