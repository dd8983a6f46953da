import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

public class Main {
    public static void main(String[] args) {
        System.out.println(Objects.equals(null, null) + " " + Objects.equals(null, 1) + " " + Objects.equals("a", "a") + " " + Objects.deepEquals(new int[] {1}, new int[] {1}));
        System.out.println(Objects.hash(1, "a", null) + " " + Objects.hash() + " " + Objects.hashCode(null) + " " + Objects.hashCode("x") + " " + Objects.hash((Object) null));
        System.out.println(Objects.toString(null) + " " + Objects.toString(null, "default") + " " + Objects.toString(5) + " " + Objects.isNull(null) + " " + Objects.nonNull(1));
        System.out.println(Objects.requireNonNullElse(null, "else") + " " + Objects.requireNonNullElseGet(null, () -> "get") + " " + Objects.requireNonNull("ok"));
        System.out.println(Objects.compare("a", "b", Comparator.reverseOrder()) + " " + Objects.checkIndex(2, 3) + " " + Objects.checkFromToIndex(1, 2, 3));
        Runnable[] attempts = {
            () -> Objects.requireNonNull(null, "message"),
            () -> Objects.requireNonNull(null, () -> "supplied"),
            () -> Objects.checkIndex(3, 3),
            () -> Objects.checkIndex(-1, 3),
            () -> Objects.checkFromToIndex(2, 1, 3),
            () -> Objects.checkFromIndexSize(2, 5, 3),
        };
        for (Runnable attempt : attempts) {
            try {
                attempt.run();
            } catch (RuntimeException e) {
                System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
            }
        }
        System.out.println(List.of(1, 2, 3).hashCode() + " " + Arrays.asList("a", null).hashCode() + " " + new TreeMap<>(Map.of("a", 1)).hashCode() + " " + Map.entry("a", 1).hashCode());
        System.out.println(Long.hashCode(1L << 32) + " " + Double.hashCode(1.5) + " " + Boolean.hashCode(true) + " " + Character.hashCode('a') + " " + Byte.hashCode((byte) -1) + " " + Float.hashCode(-0f));
    }
}
