import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int[] bytes = new int[4];
        for (int i = 0; i < 4; i++) {
            bytes[i] = Verifier.nondetByte() & 0xFF;
        }
        int forward = 1;
        int backward = 1;
        for (int i = 0; i < 4; i++) {
            forward = (forward + bytes[i]) % 251;
            backward = (backward + bytes[3 - i]) % 251;
        }
        assert forward == backward;
        assert forward != 17 || bytes[0] != 16;
    }
}
