public class Main {
    static {
        if (three() == 3) throw new AssertionError();
    }
    static int three() {
        return 3;
    }
    public static void main(String[] args) { }
}
