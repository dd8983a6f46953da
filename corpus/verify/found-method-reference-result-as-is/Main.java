import java.util.function.Supplier;

/** What a method reference gives is not cast to the type that its interface has there: whoever needs that does it. */
public class Main {
    static class Holder<T> {
        final Object content;

        Holder(Object content) {
            this.content = content;
        }

        @SuppressWarnings("unchecked")
        T get() {
            return (T) content;
        }
    }

    public static void main(String[] args) {
        Holder<Integer> holder = new Holder<>("no number");
        Supplier<Integer> supplier = holder::get;
        boolean isCast = false;
        try {
            Object given = supplier.get();
            assert given != null;
        } catch (ClassCastException e) {
            isCast = true;
        }
        assert !isCast;
    }
}
