import java.math.BigInteger;
import java.util.stream.*;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  public static void main(String[] arguments) {
    long n = Stream.iterate(BigInteger.ONE, x -> x.shiftLeft(7).add(BigInteger.ONE))
        .limit(100_000).mapToLong(BigInteger::bitLength).sum();
    assert n > 0;
  }
}
