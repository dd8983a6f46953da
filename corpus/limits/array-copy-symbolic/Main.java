import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  public static void main(String[] arguments) {
    char[] from = new char[3000];
    char[] to = new char[3000];
    for (int i = 0; i < 50; i++) {
      int at = Verifier.nondetInt();
      int length = Verifier.nondetInt();
      if (at >= 0 && length >= 0 && at <= 3000 - length && length <= 3000) {
        from[length / 2] = (char) i;
        System.arraycopy(from, at, to, 3000 - length, length);
      }
    }
    assert to[17] != 49;
  }
}
