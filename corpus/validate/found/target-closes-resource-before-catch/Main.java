public class Main {
  public static void main(String[] args) {
    try (C c = new C()) {
      int k = 3; }
    catch (IllegalStateException e) { }
  }
}
class C implements AutoCloseable { public void close() { throw new RuntimeException(); } }
