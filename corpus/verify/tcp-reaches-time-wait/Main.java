import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static final int CLOSED = 0;
    static final int SYN_SENT = 1;
    static final int ESTABLISHED = 2;
    static final int FIN_WAIT = 3;
    static final int TIME_WAIT = 4;

    public static void main(String[] args) {
        int state = CLOSED;
        for (int i = 0; i < 7; i++) {
            int event = Verifier.nondetInt();
            if (state == CLOSED && event == 17) {
                state = SYN_SENT;
            } else if (state == SYN_SENT && event == 23) {
                state = ESTABLISHED;
            } else if (state == ESTABLISHED && event == -4) {
                state = FIN_WAIT;
            } else if (state == FIN_WAIT && event == 99) {
                state = TIME_WAIT;
            }
        }
        assert state != TIME_WAIT;
    }
}
