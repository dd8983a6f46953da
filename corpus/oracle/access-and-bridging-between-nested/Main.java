public class Main {
    private int secret = 1;
    private static int staticSecret = 2;

    private int bump() {
        return ++secret;
    }

    static class A {
        private int own = 10;
        private static String label = "A";

        private A() {
        }

        private int peek(Main m) {
            return m.secret + m.bump() + staticSecret++;
        }

        static class B extends A {
            private int own = 20;

            private B() {
                super();
            }

            int both() {
                return own + ((A) this).own + super.own;
            }
        }
    }

    interface Greeter {
        String NAME = "greeter";

        String greet(String who);

        default Greeter twice() {
            return w -> greet(greet(w));
        }

        static Greeter polite() {
            return w -> "dear " + w;
        }
    }

    static class Chain {
        private final Chain previous;
        private final String text;

        private Chain(Chain previous, String text) {
            this.previous = previous;
            this.text = text;
        }

        static Chain start() {
            return new Chain(null, "");
        }

        Chain then(String t) {
            return new Chain(this, t);
        }

        @Override
        public String toString() {
            return previous == null ? text : previous + ">" + text;
        }
    }

    public static void main(String[] args) {
        Main m = new Main();
        A a = new A();
        A.B b = new A.B();
        System.out.println(a.peek(m) + " " + m.secret + " " + staticSecret + " " + a.own + " " + b.own + " " + b.both() + " " + A.label);
        b.own++;
        ((A) b).own--;
        System.out.println(b.both() + " " + ((A) b).own);
        A.label += "!";
        System.out.println(A.label);
        System.out.println(Greeter.polite().twice().greet("x") + " " + Greeter.NAME);
        Greeter loud = w -> w.toUpperCase() + "!";
        System.out.println(loud.twice().twice().greet("hi"));
        System.out.println(Chain.start().then("a").then("b").then("c"));
        m.secret += m.secret++ + ++m.secret;
        System.out.println(m.secret);
        staticSecret <<= 3;
        System.out.println(staticSecret);
        int[] box = {m.bump(), m.bump()};
        System.out.println(box[0] + " " + box[1]);
        class Counter {
            private int n;

            private int next() {
                return n += m.bump();
            }
        }
        Counter c = new Counter();
        System.out.println(c.next() + " " + c.next() + " " + c.n);
    }
}
