public class Main {
    public static void main(String[] args) {
        int callers = new Throwable().getStackTrace().length;
        callers++;
        assert callers == 2;
    }
}
