import org.sosy_lab.sv_benchmarks.Verifier;
public class Main {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 0 && n <= 1000);
    int[] a = new int[n];
    int x = Verifier.nondetInt(), y = Verifier.nondetInt();
    if (x > 1 & y > x) if ((long) x * y == 2686236166917308791L) assert false;
    int s = 0;
    for (int i = 0; i < 30000000; i++) s += i;
  }
}
