public class Main {
    static class Node {
        int value;
        Node next;

        Node(int value) {
            this.value = value;
        }
    }

    private Node head;
    private int size;

    void push(int value) {
        Node node = new Node(value);
        node.next = head;
        head = node;
        size++;
    }

    void reverse() {
        Node previous = null;
        Node current = head;
        while (current != null) {
            Node following = current.next;
            current.next = previous;
            previous = current;
            current = following;
        }
        head = previous;
    }

    public static void main(String[] args) {
        Main list = new Main();
        for (int i = 1; i <= 4; i++) {
            list.push(i);
        }
        int newest = list.head.value;
        list.reverse();
        int digits = 0;
        for (Node node = list.head; node != null; node = node.next) {
            digits = digits * 10 + node.value;
        }
        assert newest == 4 && list.size == 4;
        assert digits == 1234;
    }
}
