public class Main {
  public static void main(String[] args) {
    int i;
    int s = 0;
    for (i = 0; i < 10; i++) {
      s += 2;
    }
    assert s == 20;
  }
}
