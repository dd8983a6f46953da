public class Main {
  public static void main(String[] args) {
    int i = 7;
    for (int k = 0; k < 3; k++) i = k;
    while (i > 0) {
      i--;
    }
    assert i == 0;
  }
}
