interface Combine {
    int apply(int a, int b);
}

interface Make {
    Main make(int seed);
}

interface Move {
    int by(int distance);
}

interface Read {
    int from(Main main);
}

public class Main {
    private final int seed;

    Main(int seed) {
        this.seed = seed;
    }

    int seed() {
        return seed;
    }

    int shifted(int by) {
        return seed + by;
    }

    static int larger(int a, int b) {
        return a > b ? a : b;
    }

    public static void main(String[] args) {
        Combine combine = Main::larger;
        Make maker = Main::new;
        Main made = maker.make(40);
        Move move = made::shifted;
        Read read = Main::seed;
        int max = combine.apply(3, 8);
        int moved = move.by(2);
        int seed = read.from(made);
        assert max == 8 && moved == 42;
        assert seed == 40 && read.from(maker.make(5)) == 5;
    }
}
