public class Main {
    static int depth;

    static void deep() {
        depth++;
        deep();
    }

    public static void main(String[] args) {
        int x = 1;
        try {
            deep();
        } catch (StackOverflowError expected) {
            x = 2;
        }
        assert x == 2 && depth > 10;
    }
}
