public class Main {
    static final int SIDE = 6;
    static final int AREA = SIDE * SIDE;
    static final String NAME = "box" + AREA;
    static final boolean DEBUG = false;
    static final long MASK = 1L << 33;
    static final char INITIAL = 'b';

    public static void main(String[] args) {
        final int local = AREA + 4;
        final int late;
        if (args.length > 100) {
            late = 1;
        } else {
            late = 2;
        }
        int used = local / 10;
        int branch = 0;
        if (DEBUG) {
            branch = 99;
        }
        switch (used) {
            case SIDE - 2:
                branch = 4;
                break;
            case SIDE:
                branch = 6;
                break;
            default:
                branch = -1;
        }
        assert branch == 4 && (late == 1 || late == 2);
        assert NAME == "box36" : "constants are interned";
        assert MASK == 8_589_934_592L && INITIAL == 98;
    }
}
