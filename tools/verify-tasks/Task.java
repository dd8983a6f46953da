import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** What a task.yml says. */
record Task(Path folder, Property property, boolean isViolated) {
    enum Property {
        ASSERT("assert_java.prp", AssertionError.class),
        NO_RUNTIME_EXCEPTION("runtime-exception.prp", RuntimeException.class);

        private final String file;
        private final Class<? extends Throwable> forbidden;

        Property(String file, Class<? extends Throwable> forbidden) {
            this.file = file;
            this.forbidden = forbidden;
        }

        /** Whether a run that ended with this throwable (null: normally) violates the property. */
        boolean isViolatedBy(Throwable end) {
            return forbidden.isInstance(end);
        }

        /** The same for what a JVM of its own wrote to its error stream. */
        boolean isNamedIn(String error) {
            boolean isAssertion = error.contains("java.lang.AssertionError");
            return this == ASSERT ? isAssertion : error.startsWith("Exception") && !isAssertion;
        }
    }

    static Task read(Path folder) throws IOException {
        Path file = folder.resolve("task.yml");
        if (!Files.exists(file)) {
            throw new IllegalArgumentException("there is no task.yml");
        }
        String text = Files.readString(file);
        for (Property property : Property.values()) {
            for (boolean verdict : new boolean[] {true, false}) {
                if (text.equals(definition(property, verdict))) {
                    return new Task(folder, property, !verdict);
                }
            }
        }
        throw new IllegalArgumentException("task.yml is not a definition with one file, one property and its verdict");
    }

    private static String definition(Property property, boolean verdict) {
        return """
            format_version: '2.0'
            input_files:
              - Main.java
            properties:
              - property_file: ../../properties/%s
                expected_verdict: %s
            options:
              language: Java
            """.formatted(property.file, verdict);
    }
}
