public class Main {
    static final int START = 0, SIGN = 1, DIGITS = 2, ERROR = 3;

    static int step(int state, char c) {
        boolean digit = c >= '0' && c <= '9';
        switch (state) {
            case START:
                if (c == '-') return SIGN;
                return digit ? DIGITS : ERROR;
            case SIGN:
            case DIGITS:
                return digit ? DIGITS : ERROR;
            default:
                return ERROR;
        }
    }

    static boolean number(char... text) {
        int state = START;
        for (char c : text) {
            state = step(state, c);
        }
        return state == DIGITS;
    }

    public static void main(String[] args) {
        boolean plain = number('4', '2');
        boolean signed = number('-', '7');
        boolean onlySign = number('-');
        boolean letters = number('4', 'x', '2');
        assert plain && signed;
        assert !onlySign && !letters;
    }
}
