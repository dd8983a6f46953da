import org.sosy_lab.sv_benchmarks.Verifier;
public class Main { static int K = 0;
 public static void main(String[] args) {
  int x = Verifier.nondetInt();
  int y = 0;
  while (x > 5) {
    x = 5;
    y = 1;
  }
  assert x <= 5;
  foo(x);
 }
 static void foo(int y) {
  y++;
  y--;
 }
}
