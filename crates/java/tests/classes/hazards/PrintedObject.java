// hazard: calls `java.io.PrintStream.println`, which JBMC does not know
class PrintedObject {
    public static void main(String[] args) {
        System.out.println(new Key());
        assert printed == 0;
    }

    static int printed;

    static class Key {
        @Override public String toString() { return "key" + ++printed; }
    }
}
