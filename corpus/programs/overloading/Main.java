public class Main {
    static int kind(int x) { return 1; }
    static int kind(long x) { return 2; }
    static int kind(double x) { return 3; }
    static int kind(Object x) { return 4; }
    static int kind(char x) { return 5; }

    static class A {
        int who(A other) { return 10; }
    }

    static class B extends A {
        @Override
        int who(A other) { return 20; }
        int who(B other) { return 30; }
    }

    public static void main(String[] args) {
        byte small = 1;
        int fromByte = kind(small);
        int fromLong = kind(1L);
        int fromFloat = kind(1f);
        int fromChar = kind('c');
        int fromString = kind("s");
        A hidden = new B();
        B open = new B();
        assert fromByte == 1 && fromLong == 2 && fromFloat == 3;
        assert fromChar == 5 && fromString == 4;
        assert hidden.who(open) == 20 && open.who(open) == 30 && open.who(hidden) == 20;
    }
}
