package callers;

import java.util.ArrayList;
import java.util.List;

/** Ways to notice an order that lead through the JDK or through what is inherited. */
class Noticed {
    static void inherited(Thing one, Thing other) {
        assert one == null || one.x == 0;
    }

    static void added(Adds adds, Counts counts) {
        if (adds != null && counts != null && adds.list == counts.list) {
            assert counts.size != 0;
        }
    }

    static void hashed(Hashes hashes, Sees sees) {
        if (hashes != null && sees != null && hashes.hashed == sees.hashed) {
            assert sees.seen != 0;
        }
    }

    static class Thing {
        int x;
    }

    static class Shelf {
        static Thing thing;
    }

    static class Heir extends Shelf {
        static Thing other;

        static {
            Thing changed = new Thing();
            changed.x = 5;
            thing = changed;
        }
    }

    interface Numbers extends List<Integer> {
    }

    static class NumberList extends ArrayList<Integer> implements Numbers {
    }

    static class Adds {
        final NumberList list;

        Adds(NumberList list) {
            this.list = list;
            Numbers numbers = list;
            numbers.add(1);
        }
    }

    static class Counts {
        final NumberList list;
        final int size;

        Counts(NumberList list) {
            this.list = list;
            Numbers numbers = list;
            size = numbers.size();
        }
    }

    static class Hashed {
        int n;

        public int hashCode() {
            return n++;
        }
    }

    static class Hashes {
        final Hashed hashed;
        final String text;

        Hashes(Hashed hashed) {
            this.hashed = hashed;
            text = hashed.toString();
        }
    }

    static class Sees {
        final Hashed hashed;
        final int seen;

        Sees(Hashed hashed) {
            this.hashed = hashed;
            seen = hashed.n;
        }
    }
}
