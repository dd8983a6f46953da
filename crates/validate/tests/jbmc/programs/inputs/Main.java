package inputs;

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        boolean z = Verifier.nondetBoolean();
        byte b = Verifier.nondetByte();
        char c = Verifier.nondetChar();
        short s = Verifier.nondetShort();
        int[] ints = new int[2];
        for (int i = 0; i < 2; i++) {
            ints[i] = Verifier.nondetInt();
        }
        long l = Verifier.nondetLong();
        float nan = Verifier.nondetFloat();
        double zero = Verifier.nondetDouble();
        double tenth = Verifier.nondetDouble();
        String text = Verifier.nondetString();
        String empty = Verifier.nondetString();
        Verifier.assume(z && b == -3 && c == 'q' && s == -300 && ints[0] == 7 && ints[1] == -8);
        Verifier.assume(l == Long.MIN_VALUE && tenth == 0.1 && zero == 0.0 && 1.0 / zero < 0.0);
        Verifier.assume(empty.isEmpty() && text.compareTo("a\u20ac") == 0);
        assert nan == nan;
    }
}
