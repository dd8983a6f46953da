package places;

/** What tells objects apart: which of several equal ones it is, who made it, and when. */
public class Places {
    static final Integer LARGE = 5000;
    static String last = "abc";
    private static final Point HIDDEN = new Point(0);
    static final Mark FIRST = new Mark();
    static int count;
    static String order = "";

    // Texts and boxes: the one that constants are, one that is held, one that stands elsewhere, too.

    static void interned(String text) {
        if (text != null && text.equals("xyz")) {
            assert text != "xyz";
        }
    }

    static int memo(String text) {
        if (text == last) {
            throw new IllegalStateException();
        }
        return 0;
    }

    static void large(Integer number) {
        assert number != LARGE;
    }

    static void small(Integer one, Integer other) {
        if (one != null && other != null && one.equals(other) && one < 100) {
            assert one == other;
        }
    }

    static void within(Named named, Long number) {
        if (named != null && number != null && number > 1000) {
            assert named.number != number;
        }
    }

    static class Named {
        final Long number;

        Named(Long number) { this.number = number; }
    }

    // Objects that the program has.

    static void held(Mark mark) {
        assert mark != FIRST;
    }

    static void hidden(Point point) {
        assert point != HIDDEN;
    }

    static class Mark { }

    static class Point {
        final int x;

        Point(int x) { this.x = x; }
    }

    // The order in which objects are made.

    static void numbers(Ticket one, Ticket other) {
        if (one != null && other != null) {
            assert one.number <= other.number;
        }
    }

    static void numbered(Ticket ticket) {
        if (ticket != null) {
            assert ticket.number == 0;
        }
    }

    static void letters(A a, B b) {
        if (a != null && b != null) {
            assert !order.equals("ba");
        }
    }

    static void drawn(Draw one, Draw other) {
        if (one != null && other != null) {
            assert one.number <= other.number;
        }
    }

    static void pairs(Pair one, Pair other) {
        if (one != null && other != null) {
            assert one.a + one.b == one.sum && other.a + other.b == other.sum;
        }
    }

    static void shelved(Book one, Book other) {
        if (one != null && other != null) {
            assert one.number <= other.number;
        }
    }

    /** Changes another object of its class, which stands in an array. */
    static class Book {
        final int number;
        int next;

        Book(Shelf shelf) { number = shelf.books[0].next++; }

        Book() { number = 0; }
    }

    static class Shelf {
        final Book[] books = {new Book()};
    }

    static class Ticket {
        final int number = count++;
    }

    static class A {
        A() { order += "a"; }
    }

    static class B {
        B() { order += "b"; }
    }

    static class Urn {
        int next;
    }

    static class Draw {
        final int number;

        Draw(Urn urn) { number = urn.next++; }
    }

    static class Pair {
        final int a;
        final int b;
        final int sum;

        Pair(int a, int b) {
            this.a = a;
            this.b = b;
            this.sum = Math.addExact(a, b);
        }
    }

    // What the method is called on, and who else is at work.

    static class Base {
        int get() { return 0; }

        void check() { assert get() == 0; }
    }

    static class Derived extends Base {
        @Override
        int get() { return 1; }
    }

    static void busy(Busy busy) { }

    static class Busy {
        Busy() { new Thread(() -> { assert false; }).start(); }
    }
}
