public class Main {
    static int handle(int kind) {
        try {
            if (kind == 0) {
                throw new NumberFormatException();
            }
            if (kind == 1) {
                throw new IllegalArgumentException();
            }
            throw new IllegalStateException();
        } catch (IllegalArgumentException e) {
            return 10;
        } catch (RuntimeException e) {
            return 20;
        }
    }

    public static void main(String[] args) {
        int number = handle(0);
        int argument = handle(1);
        int state = handle(2);
        assert number == 10 : "a NumberFormatException is an IllegalArgumentException";
        assert argument == 10 && state == 20;
    }
}
