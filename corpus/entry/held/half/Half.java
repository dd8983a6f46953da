package half;

/** The program calls the method itself, with an object that is not finished. */
class Half {
    int x;

    Half() {
        check();
        x = 5;
    }

    void check() {
        asked(this);
    }

    static void asked(Half half) {
        assert half == null || half.x == 5;
    }
}
