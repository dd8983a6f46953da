public class Main {
    public static void main(String[] args) {
        Object[] all = null;
        while (true) {
            Object[] more = new Object[100000];
            more[0] = all;
            all = more;
        }
    }
}
