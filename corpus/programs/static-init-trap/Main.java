public class Main {
    static final Main DEFAULT = new Main();
    static int created = 10;
    final int number;

    Main() {
        created++;
        number = created;
    }

    public static void main(String[] args) {
        Main next = new Main();
        assert next.number == 11;
        // DEFAULT was built before the initialiser of `created` ran.
        assert DEFAULT.number == 11;
    }
}
