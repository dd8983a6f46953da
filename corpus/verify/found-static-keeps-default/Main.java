import org.sosy_lab.sv_benchmarks.Verifier;

/** The branch that does not touch the class leaves its fields as they are. */
public class Main {
    static class Settings {
        static int level;
        static Object owner;
    }

    public static void main(String[] args) {
        boolean isSet = Verifier.nondetBoolean();
        if (isSet) {
            Settings.level = 5;
            Settings.owner = "main";
        }
        assert isSet || Settings.level == 0 && Settings.owner == null;
    }
}
