// undecided nested too deeply
public class EndlessRecursion {
    static int down(int n) {
        return down(n + 1);
    }

    public static void main(String[] args) {
        down(0);
    }
}
