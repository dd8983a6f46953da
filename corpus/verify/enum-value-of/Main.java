import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    enum Unit {
        GRAM, KILO, TON
    }

    public static void main(String[] args) {
        String[] names = {"GRAM", "KILO", "Ton", "TON"};
        int i = Verifier.nondetInt();
        Verifier.assume(i >= 0 && i < names.length);
        assert Unit.valueOf(names[i]).compareTo(Unit.TON) <= 0;
    }
}
