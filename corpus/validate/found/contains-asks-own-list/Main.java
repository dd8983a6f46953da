import org.sosy_lab.sv_benchmarks.Verifier;
class E extends java.util.AbstractList<Integer> { public Integer get(int i) { Main.c++; return 1; } public int size() { return 3; } }
public class Main { static int c; public static void main(String[] args) {
  int x = Verifier.nondetInt();
  E e = new E();
  c = 0;
  x = 1; /*A*/
  assert c == 1;
} }
