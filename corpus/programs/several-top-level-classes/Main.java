class Counter {
    private int value;

    int next() {
        return ++value;
    }
}

class Registry {
    static final Counter COUNTER = new Counter();

    static int issue() {
        int number = COUNTER.next();
        return number * 2;
    }
}

final class Ticket {
    final int number = Registry.issue();
}

public class Main {
    public static void main(String[] args) {
        Ticket first = new Ticket();
        Ticket second = new Ticket();
        int gap = second.number - first.number;
        assert first.number == 2;
        assert gap == 2;
        assert Registry.COUNTER.next() == 3;
    }
}
