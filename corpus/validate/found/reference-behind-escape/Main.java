import org.sosy_lab.sv_benchmarks.Verifier;
import java.util.*; import java.nio.*;
public class Main { public static void main(String[] args) {
  int x = Verifier.nondetInt();
  int[] n = {0}; TreeSet<Integer> m = new TreeSet<>(new C()\u003a:cmp); m.add(1); n[0] = 0; Main2.n = 0;
 x = 1; /*A*/
 assert Main2.n == 1; } } class Main2 { static int n; } class C { int cmp(Integer a, Integer b) { Main2.n++; return a - b; } } class D { void m() {
} }
