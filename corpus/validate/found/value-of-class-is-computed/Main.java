import org.sosy_lab.sv_benchmarks.Verifier;
public class Main { static int c = 1; public static void main(String[] args) {
  int x = Verifier.nondetInt();
  ClassValue<Integer> cv = new ClassValue<>() { protected Integer computeValue(Class<?> k) { c++; return 1; } };
  c = 1; x = 2;
  x = 1; /*A*/
  assert c == 2;
} }
