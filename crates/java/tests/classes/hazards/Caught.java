// harmless
class Caught {
    public static void main(String[] args) {
        int seen = 0;
        try {
            fail();
        } catch (Mine e) {
            seen = e.code;
        } finally {
            seen++;
        }
        try {
            throw new IllegalArgumentException("x");
        } catch (IllegalArgumentException | ArithmeticException e) {
            seen++;
        }
        switch (Colour.RED) {
            case RED: seen++; break;
            default: break;
        }
        assert seen == 6;
    }

    enum Colour { RED }

    static class Mine extends Exception {
        final int code;
        Mine(int code) { this.code = code; }
    }

    static void fail() throws Mine { throw new Mine(3); }
}
