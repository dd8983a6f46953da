public class Main {
    interface Action {
        void act();
    }
    static Action action;
    static int depth;
    public static void main(String[] args) {
        action = () -> {
            depth++;
            action.act();
        };
        try {
            action.act();
        } catch (StackOverflowError full) {
            assert depth > 100;
        }
    }
}
