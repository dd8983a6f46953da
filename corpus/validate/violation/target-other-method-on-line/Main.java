import org.sosy_lab.sv_benchmarks.Verifier;
public class Main {
  static void f() { assert false; } static void g() { }
  public static void main(String[] args) {
    f();
  }
}
