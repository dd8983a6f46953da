import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  static void fail(int depth) {
    if (depth == 0) {
      throw new IllegalStateException("deep");
    }
    fail(depth - 1);
  }

  public static void main(String[] arguments) {
    Throwable last = null;
    while (true) {
      try {
        fail(900);
      } catch (IllegalStateException error) {
        last = new RuntimeException(error.getStackTrace().length + "", last);
      }
      assert last != null;
    }
  }
}
