import java.util.Locale;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int amount = Verifier.nondetInt();
        assert amount != 7 || !Locale.getDefault().getCountry().equals("US");
    }
}
