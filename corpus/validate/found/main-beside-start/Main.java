import org.sosy_lab.sv_benchmarks.Verifier;

/** A class of this name need not be the one that is started. */
class Main {
    final int start;

    Main(int start) {
        this.start = start;
    }
}

class Start {
    public static void main(String[] args) {
        int start = Verifier.nondetInt();
        assert new Main(start).start == start;
    }
}
