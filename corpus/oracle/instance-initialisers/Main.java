public class Main {
    static int counter;

    static int next(String what) {
        System.out.println(what + " " + counter);
        return counter++;
    }

    static class Base {
        int a = next("Base.a");

        {
            next("Base block");
        }

        Base() {
            this(next("argument"));
            next("Base()");
        }

        Base(int x) {
            next("Base(int) " + x);
            show();
        }

        void show() {
            System.out.println("Base.show " + a);
        }
    }

    static class Derived extends Base {
        int b = next("Derived.b");
        final int c;
        final String constant = "constant";
        final Integer boxed = 5;

        {
            c = b * 2;
            next("Derived block " + c);
        }

        Derived() {
            next("Derived() " + b + c);
        }

        Derived(int x) {
            super(x);
            next("Derived(int) " + x);
        }

        @Override
        void show() {
            System.out.println("Derived.show " + a + b + c + constant + boxed);
        }
    }

    public static void main(String[] args) {
        new Derived();
        new Derived(100);
        Base anonymous = new Base() {
            int d = next("anonymous.d");

            {
                next("anonymous block");
            }

            @Override
            void show() {
                System.out.println("anonymous.show " + d + a);
            }
        };
        anonymous.show();
        System.out.println(counter);
    }
}
