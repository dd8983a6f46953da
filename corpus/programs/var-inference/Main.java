public class Main {
    static class Node {
        int value;
        Node next;

        Node(int value, Node next) {
            this.value = value;
            this.next = next;
        }
    }

    public static void main(String[] args) {
        var count = 3;
        var wide = 3L;
        var ratio = count / 2.0;
        var name = "var";
        var list = new Node(1, new Node(2, null));
        var cells = new int[] {4, 5, 6};
        var sum = 0;
        for (var cell : cells) {
            sum += cell;
        }
        for (var node = list; node != null; node = node.next) {
            sum += node.value;
        }
        var anonymous = new Object() {
            int hidden = 9;
        };
        wide += anonymous.hidden;
        assert ratio == 1.5 && wide == 12L;
        assert sum == 18 && name == "var";
    }
}
