import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static class Moved extends RuntimeException {
        Moved() {
            move(this);
        }
    }

    static void move(Moved moved) {
        moved.fillInStackTrace();
    }

    public static void main(String[] args) {
        if (Verifier.nondetInt() == 5) {
            throw new Moved();
        }
    }
}
