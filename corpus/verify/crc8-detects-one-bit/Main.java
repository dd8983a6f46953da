import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static int crc(int data) {
        int crc = data & 0xFFFF;
        for (int bit = 0; bit < 16; bit++) {
            crc = (crc & 0x8000) != 0 ? (crc << 1) ^ 0x0700 : crc << 1;
            crc &= 0xFFFF;
        }
        return crc >> 8;
    }

    public static void main(String[] args) {
        int data = Verifier.nondetShort() & 0xFF00;
        int bit = Verifier.nondetInt();
        Verifier.assume(bit >= 8 && bit < 16);
        assert crc(data) != crc(data ^ (1 << bit));
    }
}
