import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int sent = 0;
        int received = 0;
        int senderBit = 0;
        int receiverBit = 0;
        for (int i = 0; i < 10; i++) {
            boolean isLost = Verifier.nondetBoolean();
            boolean isAckLost = Verifier.nondetBoolean();
            if (isLost) {
                continue;
            }
            if (senderBit == receiverBit) {
                received++;
                receiverBit ^= 1;
            }
            if (!isAckLost && receiverBit != senderBit) {
                sent++;
                senderBit ^= 1;
            }
            assert received == sent || received == sent + 1;
        }
    }
}
