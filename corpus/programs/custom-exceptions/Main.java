class Refused extends Exception {
    private static final long serialVersionUID = 1L;
    final int code;

    Refused(int code) {
        this.code = code;
    }
}

class Wrapped extends RuntimeException {
    private static final long serialVersionUID = 1L;
    final Refused inner;

    Wrapped(Refused inner) {
        this.inner = inner;
    }
}

public class Main {
    static int attempts = 0;

    static void check(int value) throws Refused {
        attempts++;
        if (value < 0) {
            throw new Refused(-value);
        }
    }

    static void guarded(int value) {
        try {
            check(value);
        } catch (Refused e) {
            if (e.code > 100) {
                throw new Wrapped(e);
            }
        }
    }

    public static void main(String[] args) {
        int seen = 0;
        guarded(3);
        guarded(-50);
        try {
            guarded(-500);
            seen = 1;
        } catch (Wrapped e) {
            seen = e.inner.code;
        }
        assert seen == 500;
        assert attempts == 3;
    }
}
