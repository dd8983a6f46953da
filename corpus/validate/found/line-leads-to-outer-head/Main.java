public class Main {
  public static void main(String[] args) {
    int i = 0, j = 0, s = 0;
    while (i < 3) {
      i++;
      while (j < i) j++;
    }
    assert i == 3;
  }
}
