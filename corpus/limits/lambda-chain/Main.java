import java.util.function.*;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  public static void main(String[] arguments) {
    IntUnaryOperator operator = x -> x;
    for (int i = 0; i < 100_000; i++) {
      int step = i;
      operator = operator.andThen(x -> x * 31 + step);
    }
    assert operator.applyAsInt(Verifier.nondetInt()) != 99;
  }
}
