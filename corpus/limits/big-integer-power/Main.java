import java.math.BigInteger;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  public static void main(String[] arguments) {
    BigInteger number = BigInteger.valueOf(3);
    for (int i = 0; i < 40; i++) {
      number = number.pow(7).add(BigInteger.ONE);
    }
    assert number.signum() > 0;
  }
}
