public class Main {
  public static void main(String[] args) {
    int x = 0;
    for (int k = 0; k < 2; k++) {
      x++;
    }
    assert x == 2;
  }
}
