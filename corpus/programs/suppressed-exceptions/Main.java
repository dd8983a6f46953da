import java.io.IOException;

public class Main {
    static class Leaky implements AutoCloseable {
        @Override
        public void close() throws IOException {
            throw new IOException("close");
        }
    }

    public static void main(String[] args) {
        String message = null;
        int suppressed = -1;
        String cause = null;
        try (Leaky leaky = new Leaky()) {
            if (leaky != null) {
                throw new IllegalStateException("body", new RuntimeException("root"));
            }
        } catch (Exception e) {
            message = e.getMessage();
            suppressed = e.getSuppressed().length;
            cause = e.getCause().getMessage();
        }
        assert message.equals("body");
        assert suppressed == 1;
        assert cause.equals("root");
    }
}
