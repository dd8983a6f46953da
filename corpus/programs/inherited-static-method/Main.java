class Meter {
    protected static int total = 0;

    static int count(int amount) {
        total += amount;
        return total;
    }
}

public class Main extends Meter {
    public static void main(String[] args) {
        int first = Meter.count(2);
        // The same method, found in the superclass.
        int second = count(5);
        int third = Main.count(10);
        assert first == 2 && second == 7;
        assert third == 17 && total == 17;
    }
}
