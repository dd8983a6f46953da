import java.util.List;

public class Main {
    static String of(Object object) {
        return "object";
    }

    static String of(String text) {
        return "text";
    }

    static String of(Integer box) {
        return "box";
    }

    static String of(int number) {
        return "int";
    }

    static String of(long number) {
        return "long";
    }

    static String of(double number) {
        return "double";
    }

    static String of(char c) {
        return "char";
    }

    static String of(int... numbers) {
        return "ints " + numbers.length;
    }

    static String of(Object first, Object second) {
        return "two objects";
    }

    static String of(List<?> list) {
        return "list";
    }

    static class Base {
        String name() {
            return "base";
        }

        String call(Base other) {
            return name() + "(base " + other.name() + ")";
        }
    }

    static class Derived extends Base {
        @Override
        String name() {
            return "derived";
        }

        String call(Derived other) {
            return name() + "(derived " + other.name() + ")";
        }
    }

    public static void main(String[] args) {
        byte small = 1;
        short middle = 2;
        float single = 3;
        System.out.println(of(small) + " " + of(middle) + " " + of('c') + " " + of(4) + " " + of(5L) + " " + of(single) + " " + of(6.0));
        System.out.println(of("x") + " " + of((Object) "x") + " " + of(Integer.valueOf(7)) + " " + of(Long.valueOf(8)) + " " + of(Character.valueOf('d')));
        System.out.println(of() + ", " + of(1, 2) + ", " + of(1, 2, 3) + ", " + of(new int[4]) + ", " + of("a", 1) + ", " + of(List.of()));
        Base base = new Derived();
        Derived derived = new Derived();
        System.out.println(base.call(derived) + " " + derived.call(derived) + " " + derived.call(base) + " " + base.call(base) + " " + new Base().call(derived));
        System.out.println(of(small + small) + " " + of((char) ('a' + 1)) + " " + of('a' + 1) + " " + of(true ? 1 : 'a') + " " + of(true ? small : 'a') + " " + of(false ? 1 : 2.0));
        System.out.println(of(true ? Integer.valueOf(1) : "x") + " " + of((short) 1 == 1 ? 1L : 2));
    }
}
