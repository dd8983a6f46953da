import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.sosy_lab.sv_benchmarks.Verifier;

/** Checks the expected verdicts of the verification tasks on the JVM; see {@code tools/check-verify}. */
public final class CheckVerify {
    private static final PrintStream REPORT = System.out;
    private static final int MAX_RUNS = 20_000;
    private static final int PROCESSES = 20;
    /** A run that assumptions end is tried again with other values at its end, but not for ever. */
    private static final int RETRIES = 200;

    private final Path scratch;
    private final long nanosPerTask;

    private CheckVerify(Path scratch, long nanosPerTask) {
        this.scratch = scratch;
        this.nanosPerTask = nanosPerTask;
    }

    /** Arguments: the folder of the tasks, a folder for class files, seconds per task, names of tasks (none: all). */
    public static void main(String[] args) throws Exception {
        System.setOut(new PrintStream(OutputStream.nullOutputStream()));
        CheckVerify check = new CheckVerify(Path.of(args[1]), (long) (Double.parseDouble(args[2]) * 1e9));
        List<String> names = Arrays.asList(args).subList(3, args.length);
        int wrong = 0;
        List<Path> folders = folders(Path.of(args[0]), names);
        for (Path folder : folders) {
            String answer = check.check(folder);
            wrong += answer.startsWith("WRONG") ? 1 : 0;
            REPORT.printf("%-36s %s%n", folder.getFileName(), answer);
        }
        REPORT.println(folders.size() + " tasks, " + wrong + " wrong");
        REPORT.flush();
        // A program may have left threads behind.
        Runtime.getRuntime().halt(wrong == 0 && !folders.isEmpty() ? 0 : 1);
    }

    private static List<Path> folders(Path tasks, List<String> names) throws IOException {
        TreeSet<Path> folders = new TreeSet<>();
        try (Stream<Path> entries = Files.list(tasks)) {
            entries.filter(path -> names.isEmpty() || names.contains(path.getFileName().toString())).forEach(folders::add);
        }
        return new ArrayList<>(folders);
    }

    private String check(Path folder) throws IOException, InterruptedException {
        Task task;
        Program program;
        try {
            task = Task.read(folder);
            program = Program.compile(folder, scratch.resolve(folder.getFileName()));
        } catch (IllegalArgumentException e) {
            return "WRONG: " + e.getMessage();
        }
        if (task.isViolated()) {
            return program.usesRandom() ? fuzzForViolation(task, program) : play(task, program);
        }
        if (!program.usesInput()) {
            return judgeTrue(task, program.run(), "passes");
        }
        return program.exits() ? fuzzInProcesses(task, program) : fuzz(task, program);
    }

    /** The shipped inputs must violate the property, and the program must ask for each of them. */
    private static String play(Task task, Program program) throws IOException {
        Inputs inputs = new Inputs(task.folder().resolve("inputs.txt"));
        Verifier.source = inputs;
        String[] arguments = inputs.arguments();
        read(inputs.standardInput());
        Throwable end = program.run(arguments);
        if (!task.property().isViolatedBy(end)) {
            return "WRONG: the inputs do not violate the property: " + end;
        }
        return inputs.isUsedUp() ? "ok   violated: " + end : "WRONG: inputs.txt has lines that are not used";
    }

    /** The next run reads these bytes. */
    private static void read(byte[] bytes) {
        System.setIn(new BufferedInputStream(new ByteArrayInputStream(bytes)));
    }

    /** java.util.Random takes no inputs: the violation must come up by itself. */
    private String fuzzForViolation(Task task, Program program) {
        Fuzzer fuzzer = new Fuzzer(program.text());
        Verifier.source = fuzzer;
        for (int run = 1; run <= MAX_RUNS; run++) {
            fuzzer.startRun();
            Throwable end = program.run();
            if (task.property().isViolatedBy(end)) {
                return "ok   violated in run " + run + ": " + end;
            }
        }
        return "WRONG: no run violates the property";
    }

    private String fuzz(Task task, Program program) {
        Fuzzer fuzzer = new Fuzzer(program.text());
        Verifier.source = fuzzer;
        long stop = System.nanoTime() + nanosPerTask;
        int runs = 0;
        int passed = 0;
        Throwable end = null;
        while (runs < MAX_RUNS && (System.nanoTime() < stop || runs < 100)) {
            if (end instanceof Verifier.Dropped && runs % RETRIES != 0) {
                fuzzer.startRetry();
            } else {
                fuzzer.startRun();
            }
            read(fuzzer.nextStandardInput());
            end = program.run(program.usesArguments() ? fuzzer.nextArguments() : new String[0]);
            runs++;
            passed += end == null ? 1 : 0;
            String answer = judgeTrue(task, end, "");
            if (answer.startsWith("WRONG")) {
                return answer;
            }
        }
        return (passed == 0 ? "WRONG: " : "ok   ") + passed + " of " + runs + " runs pass";
    }

    private static String judgeTrue(Task task, Throwable end, String note) {
        if (task.property().isViolatedBy(end)) {
            return "WRONG: violated: " + end + " at " + end.getStackTrace()[0];
        }
        boolean isUsual = end == null || end instanceof Verifier.Dropped || end instanceof RuntimeException || end instanceof Exception;
        return isUsual ? "ok   " + note : "WRONG: a run broke: " + end;
    }

    /** A program that ends its JVM needs one for each run. */
    private String fuzzInProcesses(Task task, Program program) throws IOException, InterruptedException {
        for (int seed = 0; seed < PROCESSES; seed++) {
            String error = program.runAlone(seed);
            if (task.property().isNamedIn(error)) {
                return "WRONG: violated: " + error;
            }
        }
        return "ok   " + PROCESSES + " processes pass";
    }
}
