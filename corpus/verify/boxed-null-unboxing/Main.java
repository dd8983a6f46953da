import java.util.HashMap;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        HashMap<String, Integer> ages = new HashMap<>();
        ages.put("ann", 31);
        ages.put("bob", 27);
        String[] names = {"ann", "bob", "cleo"};
        int i = Verifier.nondetInt();
        Verifier.assume(i >= 0 && i < names.length);
        int age = ages.get(names[i]);
        assert age > 20;
    }
}
