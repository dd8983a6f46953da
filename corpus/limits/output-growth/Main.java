import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  public static void main(String[] arguments) {
    for (long i = 0; ; i++) {
      System.out.println("line " + i + " of an endless output");
      assert i >= 0;
    }
  }
}
