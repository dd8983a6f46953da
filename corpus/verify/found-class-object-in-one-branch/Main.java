import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static int initialised;

    enum Colour {
        RED,
        GREEN;

        static {
            initialised++;
        }
    }

    public static void main(String[] args) {
        boolean first = Verifier.nondetBoolean();
        if (first) {
            Colour.valueOf("RED");
        }
        // On the other path nobody has put the constants into the object of the class.
        if (!first) {
            Enum.valueOf(Colour.class, "GREEN");
            assert initialised == 0;
        }
    }
}
