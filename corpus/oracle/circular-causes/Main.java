/** A stack trace asks each exception for its text, and those that it meets again, but not their causes. */
public class Main {
    static StringBuilder asked = new StringBuilder();

    static class Failure extends Exception {
        private static final long serialVersionUID = 1;
        private final char name;

        Failure(char name) {
            this.name = name;
        }

        @Override
        public String toString() {
            asked.append(name);
            return "failure";
        }
    }

    static void show(Failure failure) {
        asked.setLength(0);
        failure.printStackTrace();
        System.out.println(asked);
    }

    public static void main(String[] args) {
        Failure a = new Failure('a');
        Failure b = new Failure('b');
        Failure c = new Failure('c');
        a.initCause(b);
        b.initCause(c);
        show(a);
        c.initCause(a);
        show(a);
        show(b);
        a.addSuppressed(c);
        a.addSuppressed(b);
        show(a);
        show(c);
        Failure d = new Failure('d');
        d.addSuppressed(new Failure('e'));
        d.addSuppressed(a);
        show(d);
    }
}
