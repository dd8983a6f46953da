import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        boolean hasLast = Verifier.nondetBoolean();
        String line = "a;b;" + (hasLast ? "c" : "");
        assert line.split(";").length == 3;
    }
}
