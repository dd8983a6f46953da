/** Classes whose initialiser throws, and those below them, are named when they are used again. */
public class Main {
    static class Base {
        static {
            System.out.println("base");
            if (Main.class != null) {
                throw new IllegalStateException("no base");
            }
        }

        static void call() {}
    }

    static class Middle extends Base {
        static void call() {}
    }

    static class Lowest extends Middle {
        static {
            System.out.println("never");
        }

        static void call() {}
    }

    static class Other extends Base {
        static void call() {}
    }

    static class Another extends Base {
        static int field;
    }

    static class Last extends Another {
        static int last = 1;
    }

    static class BelowOther extends Other {
        static void call() {}
    }

    static void attempt(String name, Runnable use) {
        try {
            use.run();
            System.out.println(name + " works");
        } catch (ExceptionInInitializerError e) {
            System.out.println(name + ": " + e.getMessage() + ", " + e.getCause());
        } catch (NoClassDefFoundError e) {
            System.out.println(name + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        attempt("lowest", Lowest::call);
        attempt("lowest", Lowest::call);
        attempt("middle", Middle::call);
        attempt("base", Base::call);
        attempt("below", BelowOther::call);
        attempt("other", Other::call);
        attempt("below", BelowOther::call);
        attempt("another", () -> Another.field++);
        attempt("another", () -> Another.field++);
        attempt("last", () -> Last.last++);
        attempt("last", () -> Last.last++);
        attempt("new", () -> new Lowest());
    }
}
