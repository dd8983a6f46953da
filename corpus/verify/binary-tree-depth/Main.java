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
        } else {
            tree.right = insert(tree.right, key);
        }
        return tree;
    }

    static int depth(Tree tree) {
        return tree == null ? 0 : 1 + Math.max(depth(tree.left), depth(tree.right));
    }

    public static void main(String[] args) {
        Tree tree = null;
        for (int i = 0; i < 4; i++) {
            tree = insert(tree, Verifier.nondetByte());
        }
        assert depth(tree) < 4;
    }
}
