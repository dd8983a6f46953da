interface Greeter {
    default int greet() {
        return 1;
    }
}

class Polite {
    public int greet() {
        return 2;
    }
}

class Butler extends Polite implements Greeter {
}

class Robot implements Greeter {
}

public class Main {
    public static void main(String[] args) {
        Greeter robot = new Robot();
        Greeter butler = new Butler();
        int plain = robot.greet();
        int inherited = butler.greet();
        assert plain == 1;
        // The method of the superclass wins over the default method.
        assert inherited == 1;
    }
}
