package a;
public class Helper {
  public static void f(int x) {
    int k = 0;
    assert x != -99999 || k == 0;
  }
}
