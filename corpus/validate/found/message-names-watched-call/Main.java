public class Main {
  static String s;
  static String get() { return null; }
  public static void main(String[] args) {
    int n = 1;
    try {
      n = (s = get()).length();
    } catch (NullPointerException e) {
      assert !e.getMessage().contains("Main.get()");
    }
  }
}
