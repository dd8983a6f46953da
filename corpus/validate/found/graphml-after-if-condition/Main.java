public class Main {
  static int f(int x) { return x; }
  public static void main(String[] args) {
    int a = 1;
    if ((a = f(3)) > 2) {
      a = 7;
    }
    a = 8;
    assert a == 8;
  }
}
