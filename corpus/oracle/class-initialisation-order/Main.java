public class Main {
    static {
        System.out.println("Main static");
    }

    static class A {
        static int x = log("A.x", 1);

        static {
            log("A static", 0);
        }

        static void touch() {
            log("A.touch", 0);
        }
    }

    static class B extends A {
        static final int CONSTANT = 42;
        static final Integer BOXED = log("B.BOXED", 7);
        static final String NAME = "name";
        static int y = log("B.y", CONSTANT);
    }

    interface I {
        int VALUE = log("I.VALUE", 3);

        default void m() {
        }
    }

    interface J {
        int VALUE = log("J.VALUE", 4);
    }

    static class C implements I, J {
        static int z = log("C.z", 5);
    }

    enum E {
        FIRST, SECOND;

        static {
            log("E static", 0);
        }

        E() {
            log("E()", 0);
        }
    }

    static class Broken {
        static int value = 1 / Integer.parseInt("0");
    }

    static int log(String text, int value) {
        System.out.println(text);
        return value;
    }

    public static void main(String[] args) {
        System.out.println("main");
        System.out.println(B.CONSTANT + B.NAME);
        B[] none = new B[2];
        System.out.println(none.length);
        System.out.println(B.x);
        System.out.println(B.y);
        B.touch();
        new C();
        System.out.println(J.VALUE + C.z);
        System.out.println(E.SECOND);
        System.out.println(B.class.getSimpleName());
        for (int i = 0; i < 2; i++) {
            try {
                System.out.println(Broken.value);
            } catch (ExceptionInInitializerError e) {
                System.out.println("EIIE " + e.getCause());
            } catch (NoClassDefFoundError e) {
                System.out.println("NCDFE " + e.getMessage());
            }
        }
    }
}
