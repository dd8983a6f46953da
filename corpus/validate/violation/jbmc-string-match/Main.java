import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        String command = Verifier.nondetString();
        int mode = 0;
        if (command.length() == 2) {
            mode = command.charAt(0) < command.charAt(1) ? 1 : 2;
        }
        // Fails for two letters in ascending order.
        assert mode != 1;
    }
}
