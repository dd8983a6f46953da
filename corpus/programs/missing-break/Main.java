public class Main {
    @SuppressWarnings("fallthrough")
    static int price(char kind) {
        int price = 0;
        switch (kind) {
            case 'a':
                price = 10;
                break;
            case 'b':
                price = 20;
            case 'c':
                price += 30;
                break;
            default:
                price = -1;
        }
        return price;
    }

    public static void main(String[] args) {
        int a = price('a');
        int c = price('c');
        int b = price('b');
        assert a == 10 && c == 30;
        assert b == 20;
    }
}
