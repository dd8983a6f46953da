// source: catches `java.lang.StackOverflowError` in a program that calls itself: the stack's depth would show
class CaughtOverflow {
    public static void main(String[] args) throws Exception {
        try {
            dive();
        } catch (StackOverflowError e) {
            assert depth > 10_000;
        }
    }

    static int depth;

    static void dive() {
        depth++;
        dive();
    }
}
