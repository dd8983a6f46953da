public class Main {
    static int field = 5;

    public static void main(String[] args) {
        int x = field - decreased();
        assert x != 1;
    }

    static int decreased() {
        field--;
        return field;
    }
}
