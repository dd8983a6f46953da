public class Main {
    static class Node {
        int value;
        Node next;

        Node(int value, Node next) {
            this.value = value;
            this.next = next;
        }
    }

    static String show(Node n) {
        StringBuilder out = new StringBuilder("[");
        for (; n != null; n = n.next) {
            out.append(n.value).append(n.next == null ? "" : "->");
        }
        return out.append(']').toString();
    }

    static Node reverse(Node n) {
        Node result = null;
        while (n != null) {
            Node next = n.next;
            n.next = result;
            result = n;
            n = next;
        }
        return result;
    }

    static Node merge(Node a, Node b) {
        if (a == null || b == null) {
            return a == null ? b : a;
        }
        if (a.value <= b.value) {
            a.next = merge(a.next, b);
            return a;
        }
        b.next = merge(a, b.next);
        return b;
    }

    static Node sort(Node n) {
        if (n == null || n.next == null) {
            return n;
        }
        Node slow = n;
        for (Node fast = n.next; fast != null && fast.next != null; fast = fast.next.next) {
            slow = slow.next;
        }
        Node second = slow.next;
        slow.next = null;
        return merge(sort(n), sort(second));
    }

    static class Tree {
        int key;
        int height = 1;
        Tree left;
        Tree right;

        Tree(int key) {
            this.key = key;
        }
    }

    static int height(Tree t) {
        return t == null ? 0 : t.height;
    }

    static void update(Tree t) {
        t.height = 1 + Math.max(height(t.left), height(t.right));
    }

    static Tree rotateRight(Tree t) {
        Tree l = t.left;
        t.left = l.right;
        l.right = t;
        update(t);
        update(l);
        return l;
    }

    static Tree rotateLeft(Tree t) {
        Tree r = t.right;
        t.right = r.left;
        r.left = t;
        update(t);
        update(r);
        return r;
    }

    static Tree insert(Tree t, int key) {
        if (t == null) {
            return new Tree(key);
        }
        if (key < t.key) {
            t.left = insert(t.left, key);
        } else if (key > t.key) {
            t.right = insert(t.right, key);
        }
        update(t);
        int balance = height(t.left) - height(t.right);
        if (balance > 1) {
            if (height(t.left.left) < height(t.left.right)) {
                t.left = rotateLeft(t.left);
            }
            return rotateRight(t);
        }
        if (balance < -1) {
            if (height(t.right.right) < height(t.right.left)) {
                t.right = rotateRight(t.right);
            }
            return rotateLeft(t);
        }
        return t;
    }

    static String show(Tree t) {
        return t == null ? "." : "(" + show(t.left) + t.key + show(t.right) + ")";
    }

    public static void main(String[] args) {
        Node list = null;
        for (int i = 0; i < 12; i++) {
            list = new Node(i * 7 % 12, list);
        }
        System.out.println(show(list));
        list = reverse(list);
        System.out.println(show(list));
        list = sort(list);
        System.out.println(show(list) + show((Node) null));
        Node last = list;
        while (last.next != null) {
            last = last.next;
        }
        last.next = list;
        Node slow = list;
        Node fast = list.next;
        int steps = 0;
        while (slow != fast) {
            slow = slow.next;
            fast = fast.next.next;
            steps++;
        }
        System.out.println("cycle after " + steps);
        Tree tree = null;
        for (int i = 1; i <= 20; i++) {
            tree = insert(tree, i * 13 % 21);
            System.out.println(tree.height + " " + show(tree));
        }
    }
}
