import java.util.TreeMap;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        TreeMap<Integer, String> tariff = new TreeMap<>();
        tariff.put(1, "basic");
        tariff.put(10, "plus");
        int usage = Verifier.nondetInt();
        assert tariff.floorEntry(usage).getValue().length() >= 4;
    }
}
