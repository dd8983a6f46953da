package callers;

/** Objects that constructors make for themselves are what callers find in fields. */
class Parts {
    static void part(Whole whole, Part part) {
        if (whole != null && part != null) {
            assert whole.part != part;
        }
    }

    static void box(Priced priced, Integer price) {
        if (priced != null && price != null) {
            assert priced.price != price;
        }
    }

    final Link head = new Link();

    void add(Link link) {
        if (link != null) {
            link.next = head.next;
            head.next = link;
            assert head.next.next != head;
        }
    }

    static void copy(Copier copier, Copied copied) {
        if (copier != null && copied != null) {
            assert copier.copy != copied;
        }
    }

    static void supplied(Link link) {
        if (link != null) {
            assert link.x == 0;
        }
    }

    /** Nothing of it is a Plain. */
    static void whole(Whole whole, Plain plain) {
        if (whole != null && plain != null) {
            assert plain.x == 0;
        }
    }

    static class Part {
    }

    static class Whole {
        final Part part = new Part();
    }

    static class Copied implements Cloneable {
        Copied copy() {
            try {
                return (Copied) super.clone();
            } catch (CloneNotSupportedException e) {
                return null;
            }
        }
    }

    static class Copier {
        final Copied copy;

        Copier(Copied original) {
            copy = original.copy();
        }
    }

    static class Plain {
        int x;
    }

    @SuppressWarnings("removal")
    static class Priced {
        final Integer price = new Integer(1000);
    }

    static class Link {
        Link next;
        int x;
    }

    static class Supplied extends Link {
        Supplied() {
            java.util.function.Supplier<Link> supplier = Link::new;
            next = supplier.get();
            next.x = 5;
        }
    }
}
