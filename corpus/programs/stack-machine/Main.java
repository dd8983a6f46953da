public class Main {
    static final int PUSH = 0, ADD = 1, MUL = 2, DUP = 3, JUMP_IF = 4, DEC = 5;

    static int run(int[] code) {
        int[] stack = new int[8];
        int top = 0;
        int at = 0;
        while (at < code.length) {
            switch (code[at++]) {
                case PUSH:
                    stack[top++] = code[at++];
                    break;
                case ADD:
                    top--;
                    stack[top - 1] += stack[top];
                    break;
                case MUL:
                    top--;
                    stack[top - 1] *= stack[top];
                    break;
                case DUP:
                    stack[top] = stack[top - 1];
                    top++;
                    break;
                case DEC:
                    stack[top - 1]--;
                    break;
                case JUMP_IF:
                    int target = code[at++];
                    if (stack[top - 1] > 0) {
                        at = target;
                    }
                    break;
                default:
                    assert false : "unknown instruction";
            }
        }
        return stack[top - 1] + 100 * top;
    }

    public static void main(String[] args) {
        int product = run(new int[] {PUSH, 6, DUP, PUSH, 1, ADD, MUL});
        int loop = run(new int[] {PUSH, 3, DEC, JUMP_IF, 2});
        assert product == 142;
        assert loop == 100;
    }
}
