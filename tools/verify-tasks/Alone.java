import org.sosy_lab.sv_benchmarks.Verifier;

/** Runs a program that may end its JVM. The argument is the seed. */
public final class Alone {
    private Alone() {
    }

    public static void main(String[] args) throws Exception {
        Fuzzer fuzzer = new Fuzzer("");
        for (int skip = Integer.parseInt(args[0]); skip >= 0; skip--) {
            fuzzer.startRun();
        }
        Verifier.source = fuzzer;
        try {
            Class.forName("Main").getMethod("main", String[].class).invoke(null, (Object) new String[0]);
        } catch (java.lang.reflect.InvocationTargetException e) {
            if (!(e.getCause() instanceof Verifier.Dropped)) {
                System.err.println("Exception in main: " + e.getCause());
            }
        }
    }
}
