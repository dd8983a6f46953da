package models;

/** Lets the real JDK have its say. */
class OnJvm {
    public static void main(String[] args) {
        for (int n : new int[] {0, 1, 2, 3, -1, 42, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
            Main.check(n);
        }
    }
}
