import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public class Main {
    abstract static class Entry {
        final String name;
        Folder parent;

        Entry(String name) {
            this.name = name;
        }

        abstract int size();

        String path() {
            return parent == null ? name : parent.path() + "/" + name;
        }
    }

    static final class File extends Entry {
        private final StringBuilder content = new StringBuilder();

        File(String name) {
            super(name);
        }

        @Override
        int size() {
            return content.length();
        }
    }

    static final class Folder extends Entry {
        private final Map<String, Entry> entries = new TreeMap<>();

        Folder(String name) {
            super(name);
        }

        @Override
        int size() {
            return entries.values().stream().mapToInt(Entry::size).sum();
        }

        <E extends Entry> E put(E entry) {
            if (entries.putIfAbsent(entry.name, entry) != null) {
                throw new IllegalArgumentException("exists: " + path() + "/" + entry.name);
            }
            entry.parent = this;
            return entry;
        }

        Entry find(String path) {
            int slash = path.indexOf('/');
            if (slash < 0) {
                return path.equals("..") ? parent : entries.get(path);
            }
            Entry next = find(path.substring(0, slash));
            return next instanceof Folder folder ? folder.find(path.substring(slash + 1)) : null;
        }

        void list(int depth, List<String> lines) {
            for (Entry entry : entries.values()) {
                lines.add("  ".repeat(depth) + entry.name + (entry instanceof Folder ? "/" : "") + " " + entry.size());
                if (entry instanceof Folder folder) {
                    folder.list(depth + 1, lines);
                }
            }
        }
    }

    public static void main(String[] args) {
        Folder root = new Folder("");
        Folder home = root.put(new Folder("home"));
        Folder ann = home.put(new Folder("ann"));
        home.put(new Folder("bob")).put(new File("todo")).content.append("sleep");
        ann.put(new File("notes.txt")).content.append("one\ntwo\n");
        ann.put(new File("empty"));
        List<String> lines = new ArrayList<>();
        root.list(0, lines);
        lines.forEach(System.out::println);
        System.out.println(root.find("home/ann/notes.txt").path() + " " + root.find("home/bob/../ann").size() + " " + root.find("home/cat/x") + " " + ann.find("empty/x"));
        try {
            home.put(new File("ann"));
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(root.size() + " " + ann.entries.keySet() + " " + (ann.find("..") == home));
    }
}
