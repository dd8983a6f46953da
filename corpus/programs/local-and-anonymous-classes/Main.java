interface Meter {
    int read();
}

public class Main {
    private static int total = 0;

    static Meter constant(final int value) {
        return new Meter() {
            private int reads = 0;

            @Override
            public int read() {
                reads++;
                total += value;
                return value * reads;
            }
        };
    }

    public static void main(String[] args) {
        int offset = 3;
        class Shifted implements Meter {
            final Meter inner;

            Shifted(Meter inner) {
                this.inner = inner;
            }

            @Override
            public int read() {
                return inner.read() + offset;
            }
        }
        Meter plain = constant(5);
        Meter shifted = new Shifted(plain);
        int a = plain.read();
        int b = shifted.read();
        int c = constant(7).read();
        assert a == 5 && b == 13 && c == 7;
        assert total == 17;
    }
}
