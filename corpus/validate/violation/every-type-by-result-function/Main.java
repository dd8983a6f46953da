import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        boolean flag = Verifier.nondetBoolean();
        byte small = Verifier.nondetByte();
        char letter = Verifier.nondetChar();
        short middle = Verifier.nondetShort();
        int number = Verifier.nondetInt();
        long large = Verifier.nondetLong();
        float single = Verifier.nondetFloat();
        double wide = Verifier.nondetDouble();
        String text = Verifier.nondetString();
        boolean isIt = flag && small == -3 && letter == 'q' && middle == -25536 && number == Integer.MIN_VALUE;
        isIt = isIt && large == 1L << 40 && 1 / single == Float.NEGATIVE_INFINITY && wide != wide && text.equals("a \"b\"");
        assert !isIt;
    }
}
