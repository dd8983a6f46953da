public class Main {
    static class Resource implements AutoCloseable {
        final String name;
        final boolean failsOnClose;

        Resource(String name, boolean failsOnClose) {
            System.out.println("open " + name);
            if (name.equals("bad")) {
                throw new IllegalStateException("cannot open");
            }
            this.name = name;
            this.failsOnClose = failsOnClose;
        }

        @Override
        public void close() {
            System.out.println("close " + name);
            if (failsOnClose) {
                throw new RuntimeException("close " + name);
            }
        }
    }

    static int use(String second, boolean failsA, boolean failsB, boolean failsBody) {
        try (Resource a = new Resource("a", failsA); Resource b = new Resource(second, failsB)) {
            System.out.println("body " + a.name + b.name);
            if (failsBody) {
                throw new IllegalArgumentException("body");
            }
            return 1;
        } catch (RuntimeException e) {
            System.out.println("caught " + e.getMessage());
            for (Throwable t : e.getSuppressed()) {
                System.out.println("suppressed " + t.getMessage());
            }
            return 2;
        } finally {
            System.out.println("finally");
        }
    }

    public static void main(String[] args) {
        System.out.println(use("b", false, false, false));
        System.out.println(use("b", false, false, true));
        System.out.println(use("b", true, true, true));
        System.out.println(use("b", true, true, false));
        System.out.println(use("b", false, true, false));
        System.out.println(use("bad", true, false, false));
        try (Resource none = null) {
            System.out.println("null is fine " + none);
        }
        Resource outer = new Resource("outer", false);
        try (outer) {
            System.out.println("effectively final");
        }
    }
}
