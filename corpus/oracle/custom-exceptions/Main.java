public class Main {
    static class Base extends Exception {
        final int code;

        Base(String message, int code) {
            super(message);
            this.code = code;
        }

        @Override
        public String getMessage() {
            return super.getMessage() + " (" + code + ")";
        }
    }

    static class Special extends Base {
        Special(int code) {
            super("special", code);
        }
    }

    static class Quiet extends RuntimeException {
        Quiet(Throwable cause) {
            super(cause);
        }

        @Override
        public String toString() {
            return "Quiet:" + getCause();
        }
    }

    static void fail(int k) throws Base {
        switch (k) {
            case 0 -> throw new Base("base", 1);
            case 1 -> throw new Special(2);
            case 2 -> throw new Quiet(new Special(3));
            case 3 -> throw new Quiet(null);
            case 4 -> throw new IllegalArgumentException("illegal", new Quiet(new Base("deep", 4)));
            case 5 -> throw new UnsupportedOperationException();
            default -> System.out.println("no failure");
        }
    }

    public static void main(String[] args) {
        for (int k = 0; k < 7; k++) {
            try {
                fail(k);
            } catch (Special e) {
                System.out.println("Special " + e + " " + e.code);
            } catch (Base e) {
                System.out.println("Base " + e);
            } catch (Quiet | IllegalArgumentException e) {
                System.out.println(e + " / " + e.getMessage() + " / " + e.getCause());
                Throwable root = e;
                int depth = 0;
                while (root.getCause() != null) {
                    root = root.getCause();
                    depth++;
                }
                System.out.println("root " + root + " at " + depth);
            } catch (RuntimeException e) {
                System.out.println("other " + e + " " + e.getMessage());
            } finally {
                System.out.println("finally " + k);
            }
        }
        Exception e = new Exception("outer");
        e.addSuppressed(new RuntimeException("s1"));
        e.addSuppressed(new Error("s2"));
        for (Throwable t : e.getSuppressed()) {
            System.out.println(t);
        }
        e.initCause(new Exception("late"));
        System.out.println(e.getCause());
        try {
            e.initCause(null);
        } catch (IllegalStateException again) {
            System.out.println(again.getMessage());
        }
        try {
            e.addSuppressed(e);
        } catch (IllegalArgumentException self) {
            System.out.println(self.getMessage());
        }
    }
}
