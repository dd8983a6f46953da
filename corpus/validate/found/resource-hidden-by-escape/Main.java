public class Main {
  public static void main(String[] args) {
    \u0074ry (C c = new C()) {
      int k = 3; }
  }
}
class C implements AutoCloseable { public void close() { throw new RuntimeException(); } }
