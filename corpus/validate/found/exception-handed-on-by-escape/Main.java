import java.util.Optional;
public class Main {
  static int zero = 0;
  public static void main(String[] args) {
    int k = 3;
    Optional<Integer> o = Optional.empty();
    try {
      k = k / zero;
    } catch (ArithmeticException e) {
      k = o.orElseThrow(() -> \u0065);
    }
  }
}
