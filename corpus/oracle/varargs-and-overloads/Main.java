import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;

public class Main {
    static String f(Object o) {
        return "Object";
    }

    static String f(String s) {
        return "String";
    }

    static String f(Integer i) {
        return "Integer";
    }

    static String f(int i) {
        return "int";
    }

    static String f(long l) {
        return "long";
    }

    static String f(double d) {
        return "double";
    }

    static String f(Object... os) {
        return "Object..." + (os == null ? "null" : os.length);
    }

    static String g(int... xs) {
        return "int..." + xs.length;
    }

    static String g(int x, int... xs) {
        return "int,int..." + xs.length;
    }

    static String h(long... xs) {
        return "long..." + xs.length;
    }

    static String h(Integer... xs) {
        return "Integer..." + xs.length;
    }

    static String k(char c) {
        return "char";
    }

    static String k(int i) {
        return "int";
    }

    static String m(List<?> l) {
        return "List";
    }

    static String m(Collection<?> c) {
        return "Collection";
    }

    static String m(Iterable<?> i) {
        return "Iterable";
    }

    static int sum(String label, int... xs) {
        int sum = 0;
        for (int x : xs) {
            sum += x;
        }
        System.out.println(label + " " + xs.length + " " + sum);
        return sum;
    }

    public static void main(String[] args) {
        byte b = 1;
        short s = 2;
        char c = 'c';
        float x = 1f;
        System.out.println(f(b) + " " + f(s) + " " + f(c) + " " + f(1) + " " + f(1L) + " " + f(x) + " " + f(1.0));
        System.out.println(f("s") + " " + f((Object) "s") + " " + f(Integer.valueOf(1)) + " " + f(Long.valueOf(1)) + " " + f(new int[0]) + " " + f('x'));
        System.out.println(f() + " " + f(1, 2) + " " + f("a", "b") + " " + f((Object[]) null) + " " + f((Object) null) + " " + f(new Object[] {1, 2, 3}) + " " + f((Object) new String[2]));
        System.out.println(g(new int[] {1, 2}) + " " + g());
        System.out.println(h(new long[2]) + " " + h(new Integer[1]));
        System.out.println(k('a') + " " + k(97) + " " + k((char) 97) + " " + k(b));
        System.out.println(m(new ArrayList<>()) + " " + m(new HashSet<>()) + " " + m((Iterable<?>) List.of()));
        sum("none");
        sum("one", 5);
        sum("many", 1, 2, 3, 4);
        sum("array", new int[] {7, 8});
        try {
            sum("null", (int[]) null);
        } catch (NullPointerException e) {
            System.out.println("NPE");
        }
        System.out.println(String.format("%s %s", (Object[]) new String[] {"p", "q"}) + " " + Arrays.asList(1, 2).size() + " " + Arrays.asList(new int[] {1, 2}).size());
    }
}
