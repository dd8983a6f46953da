import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static int log = 0;
    static class Base {
        static int v;
        static {
            log = log * 10 + 1;
            v = 5;
        }
    }
    static class Derived extends Base {
        static int w;
        static {
            log = log * 10 + 2;
            w = Base.v;
        }
        static void touch() { }
    }
    public static void main(String[] args) {
        if (Verifier.nondetBoolean()) {
            Base.v = 7;
        }
        Derived.touch();
        assert log == 12 && Derived.w == 5;
    }
}
