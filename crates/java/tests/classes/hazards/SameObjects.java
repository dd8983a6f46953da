// harmless
class SameObjects {
    public static void main(String[] args) {
        Node node = new Node();
        node.next = node;
        assert node.next == node && node.next != null;
    }

    static class Node {
        Node next;
    }
}
