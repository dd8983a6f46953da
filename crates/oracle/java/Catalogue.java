package oracle;

import java.lang.reflect.Executable;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.TreeSet;

/** The public methods and constructors of common classes of this JDK, one per line. */
public final class Catalogue {
    private static final String[] CLASSES = {
        "java.lang.String", "java.lang.StringBuilder", "java.lang.Integer", "java.lang.Long", "java.lang.Short",
        "java.lang.Byte", "java.lang.Boolean", "java.lang.Character", "java.lang.Double", "java.lang.Float",
        "java.lang.Math", "java.lang.StrictMath", "java.util.Arrays", "java.util.Objects",
        "java.math.BigInteger", "java.math.BigDecimal", "java.util.BitSet", "java.util.StringJoiner",
        "java.util.UUID", "java.util.zip.CRC32", "java.util.concurrent.atomic.AtomicInteger",
        "java.util.concurrent.atomic.AtomicLong", "java.time.LocalDate", "java.time.Duration",
        "java.time.LocalTime", "java.time.DayOfWeek", "java.time.Month", "java.time.Year", "java.time.Period",
        "java.util.OptionalInt", "java.util.StringTokenizer", "java.lang.StringBuffer",
    };

    private Catalogue() {}

    /** Lines of class, `static`, `virtual` or `new`, name, return type and parameter types, in an order that does not change. */
    public static String text() throws ClassNotFoundException {
        StringBuilder text = new StringBuilder();
        for (String name : CLASSES) {
            Class<?> type = Class.forName(name);
            TreeSet<String> lines = new TreeSet<>();
            for (Method method : type.getMethods()) {
                if (isOfInterest(method) && method.getDeclaringClass() != Object.class && !method.isBridge()) {
                    String how = Modifier.isStatic(method.getModifiers()) ? "static" : "virtual";
                    lines.add(line(name, how, method.getName(), method.getReturnType().getTypeName(), method));
                }
            }
            for (Constructor<?> constructor : type.getConstructors()) {
                if (isOfInterest(constructor)) {
                    lines.add(line(name, "new", "-", name, constructor));
                }
            }
            lines.forEach(line -> text.append(line).append('\n'));
        }
        return text.toString();
    }

    private static boolean isOfInterest(Executable executable) {
        for (Class<?> exception : executable.getExceptionTypes()) {
            if (!RuntimeException.class.isAssignableFrom(exception)) {
                return false;
            }
        }
        return !executable.isAnnotationPresent(Deprecated.class);
    }

    private static String line(String type, String how, String name, String result, Executable executable) {
        StringBuilder line = new StringBuilder(type + " " + how + " " + name + " " + result);
        for (Class<?> parameter : executable.getParameterTypes()) {
            line.append(' ').append(parameter.getTypeName());
        }
        return line.toString();
    }
}
