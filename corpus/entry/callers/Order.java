package callers;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.function.Consumer;

/** Callers make objects, and initialise classes, in any order. */
class Order {
    static void cycle(First first, Second second) {
        if (first != null && second != null) {
            assert First.X == 2;
        }
    }

    static void counted(Counted counted, Level level) {
        if (counted != null && level != null) {
            assert Level.COUNT == 1;
        }
    }

    static void levels(Low low, High high) {
        if (low != null && high != null) {
            assert Seen.last == 2;
        }
    }

    static void level(Level level) {
        assert level == null || level == Level.ONE;
    }

    static void held(P p, Q q) {
        if (p == HoldsP.HELD && q == HoldsQ.HELD) {
            assert Seen.last == 4;
        }
    }

    static void caught(CatchesOne one, CatchesTwo two) {
        if (one != null && two != null && one.thrower == two.thrower && one.thrower.thrown != null) {
            assert one.thrower.thrown.x == 2;
        }
    }

    static void calledBack(CallsOne one, CallsTwo two) {
        if (one != null && two != null) {
            assert Seen.last == 6;
        }
    }

    static void changing(TakesOne one, TakesTwo two) {
        if (one != null && two != null) {
            assert one.id < two.id;
        }
    }

    static class First {
        static final int X = Second.Y + 1;
    }

    static class Second {
        static final int Y = First.X + 1;
    }

    static class Counted {
        static int count;

        Counted() {
            count++;
        }
    }

    enum Level {
        ONE;

        static final int COUNT = Counted.count;
    }

    static class Seen {
        static int last;
    }

    enum Low {
        A;

        static {
            Seen.last = 1;
        }
    }

    enum High {
        B;

        static {
            Seen.last = 2;
        }
    }

    static class P {
    }

    static class Q {
    }

    static class HoldsP {
        static final P HELD = new P();

        static {
            Seen.last = 3;
        }
    }

    static class HoldsQ {
        static final Q HELD = new Q();

        static {
            Seen.last = 4;
        }
    }

    static class Failure extends RuntimeException {
        int x;
    }

    static class Thrown extends Failure {
    }

    static class Thrower {
        final Thrown thrown;

        Thrower(Thrown thrown) {
            this.thrown = thrown;
        }

        void run() {
            if (thrown != null) {
                throw thrown;
            }
        }
    }

    static class CatchesOne extends Failure {
        final Thrower thrower;

        CatchesOne(Thrower thrower) {
            this.thrower = thrower;
            try {
                thrower.run();
            } catch (Failure failure) {
                failure.x = 1;
            }
        }
    }

    static class CatchesTwo extends Failure {
        final Thrower thrower;

        CatchesTwo(Thrower thrower) {
            this.thrower = thrower;
            try {
                thrower.run();
            } catch (Failure failure) {
                failure.x = 2;
            }
        }
    }

    static class SeesFive implements Consumer<Integer> {
        public void accept(Integer number) {
            Seen.last = 5;
        }
    }

    static class SeesSix implements Consumer<Integer> {
        public void accept(Integer number) {
            Seen.last = 6;
        }
    }

    static class CallsOne {
        CallsOne() {
            ArrayList<Integer> list = new ArrayList<>();
            list.add(1);
            list.forEach(new SeesFive());
        }
    }

    static class CallsTwo {
        CallsTwo() {
            ArrayList<Integer> list = new ArrayList<>();
            list.add(1);
            list.forEach(new SeesSix());
        }
    }

    static class Counter extends BigInteger {
        int n;

        Counter() {
            super("1");
        }

        public int intValue() {
            return ++n;
        }
    }

    static class Holder {
        private static final BigInteger NUMBER = new Counter();

        static int next() {
            return NUMBER.intValue();
        }
    }

    static class TakesOne {
        final int id = Holder.next();
    }

    static class TakesTwo {
        final int id = Holder.next();
    }
}
