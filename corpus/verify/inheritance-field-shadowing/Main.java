import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static class Base {
        int limit = 10;

        int limit() {
            return limit;
        }
    }

    static class Wide extends Base {
        int limit = 20;
    }

    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        Wide wide = new Wide();
        if (x >= 0 && x < wide.limit) {
            // The method reads the field of Base.
            assert x < wide.limit();
        }
    }
}
