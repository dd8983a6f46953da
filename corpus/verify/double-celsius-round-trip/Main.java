import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int tenths = Verifier.nondetInt();
        Verifier.assume(tenths >= 0 && tenths <= 1000);
        double celsius = tenths / 10.0;
        double fahrenheit = celsius * 9 / 5 + 32;
        double back = (fahrenheit - 32) * 5 / 9;
        assert back == celsius;
    }
}
