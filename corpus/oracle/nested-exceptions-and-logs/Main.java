import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;

public class Main {
    static class Problem extends Exception {
        private static final long serialVersionUID = 1;
        final int code;

        Problem(int code, String message, Throwable cause) {
            super(message, cause);
            this.code = code;
        }

        @Override
        public String toString() {
            return "problem " + code + ": " + getMessage();
        }
    }

    static final class Resource implements AutoCloseable {
        static final List<String> LOG = new ArrayList<>();
        private final String name;
        private final boolean fails;

        Resource(String name, boolean fails) {
            this.name = name;
            this.fails = fails;
            LOG.add("open " + name);
        }

        @Override
        public void close() throws Problem {
            LOG.add("close " + name);
            if (fails) {
                throw new Problem(name.length(), "cannot close " + name, null);
            }
        }
    }

    static int work(int step) throws Problem {
        try (Resource outer = new Resource("outer", step > 1); Resource inner = new Resource("inner", step == 3)) {
            if (step == 2) {
                throw new IllegalStateException("in " + outer.name + "/" + inner.name);
            }
            return step * 10;
        } catch (IllegalStateException e) {
            throw new Problem(step, "wrapped", e);
        } finally {
            Resource.LOG.add("finally " + step);
        }
    }

    public static void main(String[] args) {
        for (int step = 1; step <= 3; step++) {
            try {
                System.out.println(work(step));
            } catch (Problem e) {
                System.out.println(e + " cause " + e.getCause() + " suppressed " + e.getSuppressed().length);
                for (Throwable suppressed : e.getSuppressed()) {
                    System.out.println("  " + suppressed);
                }
                if (e.getCause() != null) {
                    System.out.println("  " + e.getCause().getSuppressed()[0]);
                }
            }
        }
        System.out.println(String.join(", ", Resource.LOG));
        StringWriter text = new StringWriter();
        try (PrintWriter writer = new PrintWriter(text)) {
            writer.printf("%d items%n", Resource.LOG.size());
            writer.println(new char[] {'o', 'k'});
            writer.print(1.25);
        }
        System.out.println(text.toString().length() + " " + text.getBuffer().indexOf("ok"));
        try {
            Object object = List.of(1);
            System.out.println(((List<?>) object).get(1));
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
    }
}
