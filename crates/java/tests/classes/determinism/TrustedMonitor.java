// deterministic
import trusted.Monitor;

class TrustedMonitor {
    public static void main(String[] args) throws Exception {
        assert Monitor.check(3) == 3;
    }
}
