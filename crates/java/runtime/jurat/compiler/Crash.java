package jurat.compiler;

/** javac failed without an error in the sources. */
final class Crash extends RuntimeException {
    private static final long serialVersionUID = 1;

    /**
     * @param report what javac printed: a request to report the bug, the exception and its stack trace
     */
    Crash(String report) {
        super(exception(report));
    }

    @Override
    public String toString() {
        return getMessage();
    }

    /** The line before the stack trace. */
    private static String exception(String report) {
        String previous = "";
        for (String line : (Iterable<String>) report.lines()::iterator) {
            if (line.startsWith("\tat ")) {
                return previous;
            }
            previous = line;
        }
        return report;
    }
}
