import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static String lookUp(int key) {
        return key == 42 ? null : "value";
    }

    public static void main(String[] args) {
        int key = Verifier.nondetInt();
        assert lookUp(key).length() == 5;
    }
}
