import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  static class Node {
    Node next;
    int value;
  }

  public static void main(String[] arguments) {
    Node last = null;
    while (true) {
      Node node = new Node();
      node.next = last;
      node.value = Verifier.nondetInt();
      last = node;
      assert last != null;
    }
  }
}
