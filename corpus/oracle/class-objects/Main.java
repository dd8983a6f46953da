import java.util.ArrayList;

public class Main {
    interface Shape {
    }

    static class Base implements Shape {
    }

    static final class Derived extends Base {
    }

    enum Color {
        RED, GREEN
    }

    record Pair(int a, int b) {
    }

    public static void main(String[] args) {
        Object[] objects = {new Base(), new Derived(), Color.RED, new Pair(1, 2), "s", 1, 'c', 1.5, new int[0], new String[0][0], new ArrayList<>()};
        for (Object o : objects) {
            Class<?> c = o.getClass();
            System.out.println(c.getName() + " " + c.getSimpleName() + " " + c.isArray() + " " + c.isEnum() + " " + c.isInterface() + " " + c.isRecord());
            System.out.println((c == Base.class) + " " + Shape.class.isInstance(o) + " " + Base.class.isAssignableFrom(c) + " " + c.equals(o.getClass()));
        }
        System.out.println(int.class.getName() + " " + void.class + " " + Integer.class + " " + int[].class.getName() + " " + Shape.class);
        System.out.println(int.class.isPrimitive() + " " + Integer.TYPE + " " + (int.class == Integer.class) + " " + String[].class.getComponentType());
        System.out.println(Derived.class.getSuperclass().getSimpleName() + " " + Object.class.getSuperclass() + " " + Derived.class.getSuperclass().getSuperclass().getName());
        System.out.println(new Base().getClass() == new Base().getClass());
        System.out.println(new Derived().getClass().equals(Base.class));
        System.out.println(Base.class.cast(new Derived()) instanceof Derived);
        try {
            Derived.class.cast(new Base());
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Color.RED.getClass() == Color.GREEN.getDeclaringClass());
        System.out.println(Main.class.getName() + " " + Base.class.getTypeName());
        Runnable r = new Runnable() {
            @Override
            public void run() {
                System.out.println(getClass().getName() + " " + getClass().getSimpleName().length());
            }
        };
        r.run();
    }
}
