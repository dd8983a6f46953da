public class Main {
    static class A {
        String name = "A";

        String who() {
            return "A.who";
        }

        static String stat() {
            return "A.stat";
        }

        String call() {
            return who() + " " + stat() + " " + name;
        }

        private String secret() {
            return "A.secret";
        }

        String reveal() {
            return secret();
        }
    }

    static class B extends A {
        String name = "B";

        @Override
        String who() {
            return "B.who<" + super.who() + ">";
        }

        static String stat() {
            return "B.stat";
        }

        String secret() {
            return "B.secret";
        }

        String names() {
            return name + super.name + ((A) this).name;
        }
    }

    static class C extends B {
        @Override
        String who() {
            return "C.who<" + super.who() + ">";
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof C;
        }

        @Override
        public int hashCode() {
            return 77;
        }

        @Override
        public String toString() {
            return "C!";
        }
    }

    static String over(A a) {
        return "over(A)";
    }

    static String over(B b) {
        return "over(B)";
    }

    public static void main(String[] args) {
        A[] all = {new A(), new B(), new C()};
        for (A a : all) {
            System.out.println(a.who() + " | " + a.call() + " | " + a.reveal() + " | " + a.name + " | " + over(a));
            if (a instanceof B b) {
                System.out.println(b.names() + " " + over(b) + " " + b.secret());
            }
        }
        System.out.println(new C().equals(new C()) + " " + new C().hashCode() + " " + new C() + " " + new C().getClass().getSuperclass().getSimpleName());
        Object o = all[2];
        System.out.println(o.toString() + o.hashCode() + o.equals("x") + (o == all[2]));
        System.out.println(all[0].equals(all[0]) + " " + all[0].equals(new A()));
    }
}
