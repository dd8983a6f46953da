import java.util.ArrayList;
import java.util.List;

public class Main {
    static abstract class Converter<S, T> {
        abstract T convert(S source);

        T twice(S a, S b) {
            System.out.println(convert(a));
            return convert(b);
        }
    }

    static class Length extends Converter<String, Integer> {
        @Override
        Integer convert(String source) {
            return source.length();
        }
    }

    static class Base implements Comparable<Base>, Cloneable {
        int rank;
        int[] data = {1, 2};

        Base(int rank) {
            this.rank = rank;
        }

        @Override
        public int compareTo(Base o) {
            return Integer.compare(rank, o.rank);
        }

        Base self() {
            return this;
        }

        @Override
        public Base clone() {
            try {
                return (Base) super.clone();
            } catch (CloneNotSupportedException e) {
                throw new AssertionError(e);
            }
        }
    }

    static class Derived extends Base {
        Derived(int rank) {
            super(rank);
        }

        @Override
        Derived self() {
            return this;
        }

        int extra() {
            return rank * 10;
        }
    }

    public static void main(String[] args) {
        Converter<String, Integer> c = new Length();
        System.out.println(c.twice("abc", "de") + 1);
        Base b = new Derived(3);
        System.out.println(((Derived) b.self()).extra());
        System.out.println(new Derived(4).self().extra());
        Comparable<Base> comparable = b;
        System.out.println(comparable.compareTo(new Base(9)));
        Base copy = b.clone();
        copy.rank = 50;
        copy.data[0] = 99;
        System.out.println(b.rank + " " + b.data[0] + " " + copy.getClass().getSimpleName() + " " + (copy.data == b.data));
        List<Integer> ints = new ArrayList<>(List.of(1));
        @SuppressWarnings({"unchecked", "rawtypes"})
        List<Object> polluted = (List) ints;
        polluted.add("text");
        System.out.println(ints.size() + " " + polluted.get(1));
        try {
            int x = ints.get(1);
            System.out.println(x);
        } catch (ClassCastException e) {
            System.out.println("CCE");
        }
        @SuppressWarnings({"unchecked", "rawtypes"})
        Converter<Object, Object> raw = (Converter) c;
        try {
            raw.convert(5);
        } catch (ClassCastException e) {
            System.out.println("CCE in bridge");
        }
        System.out.println(new ArrayList<String>().getClass() == new ArrayList<Integer>().getClass());
    }
}
