import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    enum State {
        CLOSED, SYN_SENT, SYN_RECEIVED, ESTABLISHED, FIN_WAIT, TIME_WAIT
    }

    static State next(State state, int segment) {
        switch (state) {
            case CLOSED:
                return segment == 0 ? State.SYN_SENT : segment == 1 ? State.SYN_RECEIVED : state;
            case SYN_SENT:
                return segment == 2 ? State.ESTABLISHED : segment == 1 ? State.SYN_RECEIVED : state;
            case SYN_RECEIVED:
                return segment == 3 ? State.ESTABLISHED : state;
            case ESTABLISHED:
                return segment == 4 ? State.FIN_WAIT : state;
            case FIN_WAIT:
                return segment == 3 ? State.TIME_WAIT : state;
            default:
                return State.CLOSED;
        }
    }

    public static void main(String[] args) {
        State state = State.CLOSED;
        boolean wasEstablished = false;
        for (int i = 0; i < 10; i++) {
            state = next(state, Verifier.nondetInt());
            wasEstablished |= state == State.ESTABLISHED;
            assert state != State.TIME_WAIT || wasEstablished;
            if (state == State.CLOSED) {
                wasEstablished = false;
            }
        }
    }
}
