import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.sosy_lab.sv_benchmarks.Verifier;

/** Plays the lines of an inputs.txt: a type and a value each, in the order of the calls. */
final class Inputs implements Verifier.Source {
    /** The inputs do not fit the program. */
    static final class Misfit extends Error {
        private static final long serialVersionUID = 1;

        Misfit(String message) {
            super(message);
        }
    }

    private final Deque<String> lines = new ArrayDeque<>();

    /** No file means no inputs. */
    Inputs(Path file) throws IOException {
        if (Files.exists(file)) {
            lines.addAll(Files.readAllLines(file));
        }
    }

    /** What main is called with: the lines at the start that say so. */
    String[] arguments() {
        List<String> arguments = new ArrayList<>();
        while (!lines.isEmpty() && lines.peek().startsWith("argument ")) {
            // Not the object of a literal, nor the same one twice.
            arguments.add(new String(text("argument")));
        }
        return arguments.toArray(new String[0]);
    }

    /** What the program reads: the line behind the arguments that says so. */
    byte[] standardInput() {
        boolean isGiven = !lines.isEmpty() && lines.peek().startsWith("input ");
        return isGiven ? text("input").getBytes(StandardCharsets.UTF_8) : new byte[0];
    }

    boolean isUsedUp() {
        return lines.isEmpty();
    }

    private String next(String type) {
        if (lines.isEmpty()) {
            throw new Misfit("inputs.txt has too few lines: the program asks for another " + type);
        }
        String line = lines.remove();
        if (!line.startsWith(type + " ")) {
            throw new Misfit("the program asks for a value of type " + type + ", inputs.txt has `" + line + "`");
        }
        return line.substring(type.length() + 1);
    }

    @Override
    public void assumptionHeld() {
    }

    @Override
    public boolean nextBoolean() {
        return next("boolean").equals("true");
    }

    @Override
    public long nextIntegral(String type, long lowest, long highest) {
        long value = Long.parseLong(next(type));
        if (value < lowest || value > highest) {
            throw new Misfit(value + " is no " + type);
        }
        return value;
    }

    @Override
    public float nextFloat() {
        return Float.parseFloat(next("float"));
    }

    @Override
    public double nextDouble() {
        return Double.parseDouble(next("double"));
    }

    @Override
    public String nextString() {
        return text("String");
    }

    private String text(String type) {
        String text = next(type);
        if (text.length() < 2 || !text.startsWith("\"") || !text.endsWith("\"")) {
            throw new Misfit("a string must be in quotes: " + text);
        }
        return text.substring(1, text.length() - 1).translateEscapes();
    }
}
