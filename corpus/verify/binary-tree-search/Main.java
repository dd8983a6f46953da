import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static final class Tree {
        final int key;
        Tree left;
        Tree right;

        Tree(int key) {
            this.key = key;
        }
    }

    static Tree insert(Tree tree, int key) {
        if (tree == null) {
            return new Tree(key);
        }
        if (key < tree.key) {
            tree.left = insert(tree.left, key);
        } else if (key > tree.key) {
            tree.right = insert(tree.right, key);
        }
        return tree;
    }

    static boolean contains(Tree tree, int key) {
        while (tree != null && tree.key != key) {
            tree = key < tree.key ? tree.left : tree.right;
        }
        return tree != null;
    }

    public static void main(String[] args) {
        int a = Verifier.nondetInt();
        int b = Verifier.nondetInt();
        int c = Verifier.nondetInt();
        Tree tree = insert(insert(insert(null, a), b), c);
        assert contains(tree, a) && contains(tree, b) && contains(tree, c);
    }
}
