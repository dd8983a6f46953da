package monitored;

class Monitor {
    static int below(int value) {
        assert value < 5;
        return value;
    }

    static int odd(int value) {
        assert (value & 1) == 1;
        return value;
    }
}
