public class Main {
    static int twice() {
        int part;
        int all = (part = 2) /*1*/
            + (part = 6);
        return all + part;
    }
    public static void main(String[] args) {
        assert twice() + twice() == 28;
    }
}
