package proof;

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int value = Verifier.nondetInt();
        Verifier.assume(value > 10);
        assert value > 5;
        assert args.length == 0;
        System.out.println(value);
    }
}
