import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

public class Main {
    interface Command {
        void apply(StringBuilder text);

        Command inverse();
    }

    record Insert(int at, String what) implements Command {
        @Override
        public void apply(StringBuilder text) {
            text.insert(at, what);
        }

        @Override
        public Command inverse() {
            return new Remove(at, what);
        }
    }

    record Remove(int at, String what) implements Command {
        @Override
        public void apply(StringBuilder text) {
            if (!text.substring(at, at + what.length()).equals(what)) {
                throw new IllegalStateException("expected " + what + " at " + at);
            }
            text.delete(at, at + what.length());
        }

        @Override
        public Command inverse() {
            return new Insert(at, what);
        }
    }

    static class Editor {
        private final StringBuilder text = new StringBuilder();
        private final Deque<Command> done = new ArrayDeque<>();
        private final Deque<Command> undone = new ArrayDeque<>();
        private final List<java.util.function.Consumer<String>> watchers = new ArrayList<>();

        void perform(Command command) {
            command.apply(text);
            done.push(command);
            undone.clear();
            watchers.forEach(watcher -> watcher.accept(text.toString()));
        }

        boolean undo() {
            Command last = done.poll();
            if (last == null) {
                return false;
            }
            last.inverse().apply(text);
            undone.push(last);
            return true;
        }

        boolean redo() {
            Command next = undone.poll();
            if (next != null) {
                next.apply(text);
                done.push(next);
            }
            return next != null;
        }
    }

    public static void main(String[] args) {
        Editor editor = new Editor();
        int[] changes = {0};
        editor.watchers.add(text -> changes[0]++);
        editor.watchers.add(text -> System.out.println("now '" + text + "'"));
        editor.perform(new Insert(0, "hello world"));
        editor.perform(new Remove(5, " world"));
        editor.perform(new Insert(5, ", you"));
        System.out.println(editor.undo() + " " + editor.undo() + " " + editor.text);
        System.out.println(editor.redo() + " " + editor.text + " " + editor.done.size() + editor.undone.size());
        editor.perform(new Insert(0, ">"));
        System.out.println(editor.redo() + " " + editor.done.peekFirst() + " " + changes[0]);
        while (editor.undo()) {
            System.out.println("[" + editor.text + "]");
        }
        try {
            editor.perform(new Remove(0, "x"));
        } catch (StringIndexOutOfBoundsException e) {
            System.out.println("too short");
        }
    }
}
