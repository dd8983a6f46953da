// open
import org.sosy_lab.sv_benchmarks.Verifier;

class RecursionPuts {
    static java.util.HashMap<String, Object> map = new java.util.HashMap<>();

    static void down(int n) {
        if (n <= 0) {
            return;
        }
        map.put("key", new Object());
        down(n - 1);
    }

    public static void main(String[] arguments) {
        map.put("key", "value");
        down(Verifier.nondetInt());
        assert map.get("key") == "value";
    }
}
