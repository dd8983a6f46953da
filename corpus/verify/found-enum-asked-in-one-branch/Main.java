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
        if (Verifier.nondetBoolean()) {
            Enum.valueOf(Colour.class, "RED");
        }
        Object green = Enum.valueOf(Colour.class, "GREEN");
        assert initialised == 1;
        assert green == Colour.GREEN;
    }
}
