package shop;

import java.util.List;

/** Methods that are called with everything that a caller could choose. */
public class Shop {
    public enum Kind { BOOK, TOY, FOOD }

    public record Item(String name, int price, Kind kind) { }

    interface Rule { int apply(int price); }

    static final class Half implements Rule {
        @Override public int apply(int price) { return price / 2; }
    }

    public static class Box<T> {
        final T value;
        public Box(T value) { this.value = value; }
    }

    /** Belongs to a shop. */
    class Till {
        private int sum;
        Till(int sum) { this.sum = sum; }
        int add(int more) {
            assert stock > 0;
            assert sum >= 0;
            return sum += more;
        }
    }

    /** Nothing can be called on it. */
    static final class Closed {
        Closed() { throw new IllegalStateException(); }
        int open() { return 1 / 0; }
    }

    /** No caller can make one. */
    static final class Only {
        static final Only ONE = new Only();
        private Only() { }
        int number() { return 1; }
    }

    private final int stock;

    public Shop(int stock) {
        // What a constructor refuses is no part of the call.
        assert stock != 77;
        if (stock <= 0) throw new IllegalArgumentException();
        this.stock = stock;
    }

    Shop(Item first) { this(first.price()); }

    public static int tax(Item item) {
        if (item == null || item.price() < 0) return 0;
        return item.price() / 5;
    }

    public static int taxed(Item item) { return item.price() / 5; }

    public int left(int sold) {
        assert stock > 0 && stock != 77;
        return stock / sold;
    }

    static int rank(Kind kind) {
        if (kind == null) return 0;
        int rank = kind == Kind.BOOK ? 1 : kind == Kind.TOY ? 2 : 3;
        assert rank == kind.ordinal() + 1;
        return rank;
    }

    static int sum(int... prices) {
        int sum = 0;
        for (int price : prices) sum += price;
        assert prices.length < 2 || sum != 1234567;
        return sum;
    }

    static int count(int[] prices) { return prices == null ? 0 : prices.length; }

    static int unbox(Box<Integer> box) { return box == null || box.value == null ? 0 : box.value; }

    /** Says what its box holds: no caller passes it where a box of numbers is expected. */
    static class Label extends Box<String> {
        Label() { super("label"); }
    }

    static int compare(Comparable<Integer> number) { return number == null ? 0 : number.compareTo(5); }

    static int apply(Rule rule, int price) { return rule == null ? price : rule.apply(price); }

    static int size(List<String> list) { return list == null ? 0 : list.size(); }

    static void check(String text) throws Exception {
        if (text != null && text.equals("no")) throw new Exception("checked");
    }

    static int parse(String text) {
        if (text == null || text.length() != 3) return 0;
        if (text.charAt(0) == 'a' && text.charAt(2) == 'z') throw new IllegalStateException();
        return 1;
    }

    static void apart(Item one, Item other) { assert one == null || one != other; }

    static int same(Integer one, Long other) { return one == null || other == null ? 0 : (int) (one / 7 + other / 7); }

    static <T> boolean isNone(T object) { return object == null; }

    static int pick(int price) { return price; }

    static int pick(String name) { return 0; }

    private static class Inside { }

    static int take(Inside inside) { return 0; }

    private static int secret() { return 1 / 0; }

    static int weight(Node node) {
        int weight = 0;
        for (Node at = node; at != null; at = at.next()) weight++;
        assert weight != 2;
        return weight;
    }

    static void pair(Pair pair) { assert pair == null || pair.one() == null || pair.one() != pair.other(); }

    static void ordered(Pair pair) {
        if (pair == null || pair.one() == null || pair.other() == null) return;
        if (pair.one().price() < pair.other().price()) assert pair.one() != pair.other();
    }

    @Override public boolean equals(Object other) { return ((Shop) other).stock == stock; }

    @Override public int hashCode() { return stock; }

    /** Whether assertions are looked at. Under the property that is about them, no object can be made. */
    static class Asserting {
        private boolean isOn;

        Asserting() {
            try {
                assert false;
            } catch (AssertionError e) {
                isOn = true;
            }
        }
    }

    static int asserted(Asserting asserting) { return asserting != null && asserting.isOn ? 1 / 0 : 0; }

    static void made(Asserting asserting) { assert asserting == null; }

    record Node(int weight, Node next) { }

    record Pair(Item one, Item other) { }
}
