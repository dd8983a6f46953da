import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static Failing leaked;

    public static void main(String[] args) {
        boolean b = Verifier.nondetBoolean();
        try {
            new Failing();
        } catch (Throwable t) {
            // Its object got away.
        }
        if (b && leaked != null) {
            leaked.run();
        }
    }
}

class Failing {
    static int x = 0;

    static {
        Main.leaked = new Failing();
        if (x == 0) {
            throw new RuntimeException();
        }
    }

    void run() {
        int y = 5;
        try {
            y = 6;
        } catch (Throwable e) {
            System.exit(0);
        }
    }
}
