public class Main {
    static int calls = 0;

    static boolean note(boolean answer) {
        calls++;
        return answer;
    }

    public static void main(String[] args) {
        boolean shortAnd = note(false) && note(true);
        int afterAnd = calls;
        boolean fullAnd = note(false) & note(true);
        int afterFullAnd = calls;
        boolean shortOr = note(true) || note(false);
        boolean exclusive = note(true) ^ note(true);
        boolean flag = false;
        flag |= note(true);
        flag &= !flag;
        assert !shortAnd && afterAnd == 1;
        assert !fullAnd && afterFullAnd == 3;
        assert shortOr && !exclusive;
        assert !flag && calls == 7;
    }
}
