package jurat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;

/** Has the JVM link the classes whose names it reads, and tells which of them it refuses, and why. None of their code runs. */
public final class Linked {
    private Linked() { }

    public static void main(String[] arguments) throws IOException {
        InputStreamReader in = new InputStreamReader(System.in, StandardCharsets.UTF_8);
        BufferedReader names = new BufferedReader(in);
        StringBuilder told = new StringBuilder();
        for (String name = names.readLine(); name != null; name = names.readLine()) {
            String refused = refused(name);
            if (refused != null) {
                told.append(name).append('\t').append(refused).append('\n');
            }
        }
        System.out.write(told.append("end\n").toString().getBytes(StandardCharsets.UTF_8));
        System.out.flush();
    }

    private static String refused(String name) {
        try {
            link(Class.forName(name, false, Linked.class.getClassLoader()));
            return null;
        } catch (Throwable thrown) {
            String text = thrown.toString();
            return text.substring(0, Math.min(text.length(), 300)).split("[\\r\\n\\t]", 2)[0];
        }
    }

    /** To list its members, the JVM has to link a class, but not to initialise it. Constructors of an interface are none without a look. */
    private static void link(Class<?> type) {
        if (type.isInterface()) {
            type.getDeclaredMethods();
        } else {
            type.getDeclaredConstructors();
        }
    }
}
