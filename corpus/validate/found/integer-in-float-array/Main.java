import org.sosy_lab.sv_benchmarks.Verifier;
public class Main { public static void main(String[] args) {
  int x = Verifier.nondetInt();
  float[] a = { 1.0f, 1.6777216E7f }; /*A*/
  double[] d = new double[2]; d[0] = 2.5; d[1] = 9007199254740992.0; /*B*/
  Object[] o = { null, "x" }; /*C*/
  int i = 0; long l = 5; i = 4; l = 7; /*D*/
  a[0] = 3; /*E*/
} }
