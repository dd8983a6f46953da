import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int[] stack = new int[8];
        int top = 0;
        String program = "34+2*";
        char extra = Verifier.nondetChar();
        Verifier.assume(extra == '+' || extra == '1' || extra == '*');
        for (char c : (program + extra).toCharArray()) {
            if (c >= '0' && c <= '9') {
                stack[top++] = c - '0';
            } else {
                int b = stack[--top];
                int a = stack[--top];
                stack[top++] = c == '+' ? a + b : a * b;
            }
        }
    }
}
