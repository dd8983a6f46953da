/** A class that inherits main is initialised before. */
class Base {
    static int number = 3;

    public static void main(String[] args) {
        assert number == 3;
    }
}

public class Main extends Base {
    static {
        number = 5;
    }
}
