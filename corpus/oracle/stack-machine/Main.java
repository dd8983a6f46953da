import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.NoSuchElementException;

public class Main {
    enum Op {
        PUSH, ADD, SUB, MUL, DIV, DUP, SWAP, JZ, JMP, PRINT, HALT
    }

    record Instruction(Op op, int argument) {
        static Instruction parse(String line) {
            String[] parts = line.trim().split("\\s+");
            return new Instruction(Op.valueOf(parts[0].toUpperCase()), parts.length > 1 ? Integer.parseInt(parts[1]) : 0);
        }
    }

    static void run(List<Instruction> program) {
        Deque<Integer> stack = new ArrayDeque<>();
        int steps = 0;
        for (int pc = 0; ; pc++, steps++) {
            Instruction i = program.get(pc);
            switch (i.op()) {
                case PUSH -> stack.push(i.argument());
                case ADD -> stack.push(stack.pop() + stack.pop());
                case SUB -> {
                    int b = stack.pop();
                    stack.push(stack.pop() - b);
                }
                case MUL -> stack.push(stack.pop() * stack.pop());
                case DIV -> {
                    int b = stack.pop();
                    stack.push(stack.pop() / b);
                }
                case DUP -> stack.push(stack.peek());
                case SWAP -> {
                    int b = stack.pop();
                    int a = stack.pop();
                    stack.push(b);
                    stack.push(a);
                }
                case JZ -> {
                    if (stack.pop() == 0) {
                        pc = i.argument() - 1;
                    }
                }
                case JMP -> pc = i.argument() - 1;
                case PRINT -> System.out.println(stack.peek() + " " + stack);
                case HALT -> {
                    System.out.println("steps " + steps);
                    return;
                }
            }
        }
    }

    public static void main(String[] args) {
        String[] sources = {
            "push 10; push 3; sub; print; halt",
            "push 5; dup; jz 8; print; push 1; sub; jmp 1; halt; push 99; print; halt",
            "push 1; push 2; swap; print; div; print; halt",
            "push 7; push 0; div; halt",
            "add; halt",
            "push 1",
            "jump 3",
        };
        for (String source : sources) {
            try {
                List<Instruction> program = new ArrayList<>();
                for (String line : source.split(";")) {
                    program.add(Instruction.parse(line));
                }
                System.out.println(program);
                run(program);
            } catch (ArithmeticException | NoSuchElementException | IndexOutOfBoundsException e) {
                System.out.println("failed: " + e.getClass().getSimpleName() + " " + e.getMessage());
            } catch (IllegalArgumentException e) {
                System.out.println("syntax: " + e.getMessage());
            }
        }
    }
}
