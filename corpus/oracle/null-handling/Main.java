import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

public class Main {
    static String name(Object o) {
        return o == null ? "none" : o.toString();
    }

    static void attempt(String what, Runnable r) {
        try {
            r.run();
            System.out.println(what + " fine");
        } catch (NullPointerException e) {
            System.out.println(what + " NPE");
        }
    }

    static int field;
    Main other;
    int[] data;

    public static void main(String[] args) {
        Main m = new Main();
        String s = null;
        Integer boxed = null;
        int[] none = null;
        attempt("length", () -> s.length());
        attempt("concat", () -> System.out.println(s + "x"));
        attempt("unbox", () -> {
            int x = boxed;
        });
        attempt("compare boxed", () -> System.out.println(boxed == null));
        attempt("arithmetic", () -> System.out.println(boxed + 1));
        attempt("array length", () -> System.out.println(none.length));
        attempt("array read", () -> System.out.println(none[0]));
        attempt("array write", () -> none[0] = 1);
        attempt("chain", () -> m.other.other = m);
        attempt("field array", () -> m.data[0]++);
        attempt("throw null", () -> {
            RuntimeException e = null;
            throw e;
        });
        attempt("synchronized", () -> {
            synchronized (m.other) {
                System.out.println("never");
            }
        });
        attempt("for each", () -> {
            for (int x : none) {
                System.out.println(x);
            }
        });
        attempt("switch", () -> {
            switch (s) {
                case "a":
                    System.out.println("a");
                    break;
                default:
                    System.out.println("d");
            }
        });
        attempt("cast", () -> System.out.println((String) (Object) s));
        attempt("instanceof", () -> System.out.println(s instanceof String));
        attempt("valueOf", () -> System.out.println(String.valueOf((Object) s)));
        attempt("equals", () -> System.out.println("x".equals(s)));
        attempt("compareTo", () -> "x".compareTo(s));
        attempt("list", () -> System.out.println(new ArrayList<>(Arrays.asList(1, null)).contains(null)));
        attempt("map", () -> System.out.println(new HashMap<String, Integer>().get(null)));
        attempt("tree map", () -> new TreeMap<String, Integer>().put(null, 1));
        attempt("list of", () -> List.of((Object) null));
        attempt("println", () -> System.out.println(s));
        attempt("builder", () -> System.out.println(new StringBuilder().append(s).append((Object) null).length()));
        attempt("optional", () -> Optional.of(s));
        attempt("lambda", () -> ((Runnable) null).run());
        attempt("name", () -> System.out.println(name(s)));
        attempt("join", () -> System.out.println(String.join("-", s, "a")));
        attempt("static through null", () -> System.out.println(((Main) null).field));
    }
}
