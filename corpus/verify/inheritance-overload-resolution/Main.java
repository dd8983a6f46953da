import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static int pick(Object o) {
        return 1;
    }

    static int pick(Integer i) {
        return 2;
    }

    static int pick(long l) {
        return 3;
    }

    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        Integer boxed = x;
        Object any = boxed;
        assert pick(x) == 3 && pick(boxed) == 2 && pick(any) == 1;
        assert pick((short) x) == 3;
    }
}
