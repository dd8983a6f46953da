import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        byte n = Verifier.nondetByte();
        Integer a = (int) n;
        Integer b = (int) n;
        Long c = (long) n;
        Character d = (char) (n & 0x7F);
        assert a == b;
        assert c.equals(Long.valueOf(n)) && !c.equals(a);
        assert d == Character.valueOf((char) (n & 0x7F));
    }
}
