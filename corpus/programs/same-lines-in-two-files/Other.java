public class Other {
    static int value(int n) {
        int result = n * 2;
        return result;
    }
}
