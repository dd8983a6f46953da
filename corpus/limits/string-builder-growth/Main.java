import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  public static void main(String[] arguments) {
    StringBuilder builder = new StringBuilder();
    while (builder.length() >= 0) {
      builder.append("growing and growing ").append(builder.length());
    }
    assert false;
  }
}
