/** A class without an initialiser of its own is in use while that of its superclass runs, and fails with it. */
public class Main {
    static class Parent {
        static int number = Child.two();

        static {
            if (number == 2) {
                throw new IllegalStateException("two");
            }
        }
    }

    static class Child extends Parent {
        static int two() {
            return 2;
        }
    }

    public static void main(String[] args) {
        try {
            new Child();
        } catch (ExceptionInInitializerError e) {
            number = 1;
        }
        try {
            number += Child.two();
        } catch (NoClassDefFoundError e) {
            number += 100;
        }
        assert number == 3;
    }

    static int number;
}
