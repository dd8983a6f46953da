import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  public static void main(String[] arguments) {
    int x = Verifier.nondetInt();
    while (true) {
      for (int i = 0; i < 1000; i++) {
        for (int j = 0; j < 1000; j++) {
          x += i ^ j;
        }
      }
      assert x != 77 || x == 77;
    }
  }
}
