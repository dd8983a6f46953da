public class Main {
  static int counter = 0;
  public static void main(String[] args) {
    Q$1.f();
    counter = 5;
    assert Q.x == 0;
  }
}
class Q { static int x = Main.counter; }
class Q$1 { static void f() {
    int t = 0;
    t = 1;
  }
}
