public class Main {
    public static void main(String[] args) {
        int y = 5;
        try {
            y = 6;
        } catch (Throwable e) {
            System.exit(0);
        }
    }
}

class Lengths {
    static boolean isNegative = true;
    static int[] array = new int[isNegative ? -1 : 3];
    static int x = 1;
}
