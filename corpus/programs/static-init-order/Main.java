class Log {
    static int steps = 0;
}

class Early {
    static int stamp = ++Log.steps;
    static int again;

    static {
        again = ++Log.steps * 10;
    }

    static void touch() {
    }
}

class Late {
    static final int CONSTANT = 5;
    static int stamp = ++Log.steps;
}

public class Main {
    static int forward = initial();
    static int base = 7;

    static int initial() {
        return base + 1;
    }

    public static void main(String[] args) {
        int constant = Late.CONSTANT;
        int before = Log.steps;
        Early.touch();
        int after = Log.steps;
        int late = Late.stamp;
        assert forward == 1 && base == 7 : "base was still zero";
        assert constant == 5 && before == 0 : "constants do not load the class";
        assert after == 2 && Early.stamp == 1 && Early.again == 20;
        assert late == 3;
    }
}
