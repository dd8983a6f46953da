import org.sosy_lab.sv_benchmarks.Verifier;
public class Main { static int c = 1; 
 static class M extends java.util.AbstractMap<Integer,Integer> { public java.util.Set<java.util.Map.Entry<Integer,Integer>> entrySet() { c++; return java.util.Set.of(); } }
 public static void main(String[] args) {
  int x = Verifier.nondetInt();
  M cv = new M();
  c = 1; x = 2;
  x = 1; /*A*/
  assert c == 2;
} }
