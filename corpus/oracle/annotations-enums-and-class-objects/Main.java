import java.util.*;

public class Main {
    enum Colour {
        RED, GREEN {
            @Override
            String shade() {
                return "dark";
            }
        };

        String shade() {
            return "light";
        }
    }

    record Pair(int left, String right) { }

    public static void main(String[] args) throws Exception {
        System.out.println(Colour.valueOf("RED").ordinal() + " " + Arrays.toString(Colour.values()) + Colour.class.isEnum() + Colour.GREEN.getDeclaringClass().getSimpleName());
        System.out.println(Enum.valueOf(Colour.class, "GREEN").shade() + " " + new EnumMap<>(Map.of(Colour.RED, 1)) + EnumSet.complementOf(EnumSet.of(Colour.RED)));
        System.out.println(int[].class.getName() + " " + String[][].class.getSimpleName() + " " + Map.Entry.class.getName() + " " + int.class + void.class + Integer.TYPE);
        System.out.println(Number.class.isAssignableFrom(Integer.class) + "" + Runnable.class.isInterface() + Object.class.getSuperclass() + new Object() { }.getClass().isAnonymousClass());
        System.out.println(Class.forName("java.util.ArrayList").getName() + " " + Integer.class.cast(5) + String.class.isInstance("x") + Colour.class.getEnumConstants().length);
        try {
            Colour.valueOf("PINK");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            Class.forName("no.such.Thing");
        } catch (ClassNotFoundException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(new Pair(1, "b") + " " + new Pair(1, "b").equals(new Pair(1, "b")) + Pair.class.isRecord());
    }
}
