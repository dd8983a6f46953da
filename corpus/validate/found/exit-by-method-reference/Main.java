import org.sosy_lab.sv_benchmarks.Verifier;
import java.util.function.*;
public class Main { public static void main(String[] args) {
  int x = Verifier.nondetInt();
  IntConsumer c = System::exit;
  try {
   x = x; /*B*/
  } catch (ArithmeticException e) { c.accept(0); }
} }
